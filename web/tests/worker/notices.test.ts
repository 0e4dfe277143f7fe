import { afterEach, describe, expect, it, vi } from 'vitest';
import { follow, renew, show, type Place } from '../../src/worker/notices';

const HERE = 'https://table.example';
const TOLD = { title: 'Superhex', body: 'Your turn.', path: '/t/abc', tag: 'abc', end: 'id.seal', label: 'No more' };

function place(open: string[] = [], note: object | null = null) {
  const pages = open.map((path) => ({ url: HERE + path, focus: vi.fn(async () => undefined), navigate: vi.fn(async () => undefined) }));
  const made = {
    registration: {
      showNotification: vi.fn(async (_title: string, _options: object) => undefined),
      pushManager: {
        subscribe: vi.fn(async () => ({ toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } }) })),
      },
    },
    clients: { matchAll: async () => pages, openWindow: vi.fn(async (_url: string) => undefined) },
    caches: {
      open: async () => ({ match: async () => (note ? new Response(JSON.stringify(note)) : undefined) }),
      delete: vi.fn(async () => true),
    },
    location: { origin: HERE },
  };
  return { made, pages, as: made as unknown as Place };
}

const pushed = (data: unknown) => ({ data: { json: () => data } });
const clicked = (action = '') => ({ action, notification: { data: { path: '/t/abc', end: 'id.seal' }, close: vi.fn() } });

afterEach(() => vi.unstubAllGlobals());

describe('notices', () => {
  it('shows what was pushed, with the way to end it', async () => {
    const { made, as } = place();
    await show(as, pushed(TOLD));
    const [title, options] = made.registration.showNotification.mock.calls[0]!;
    expect(title).toBe('Superhex');
    expect(options).toMatchObject({
      body: 'Your turn.',
      tag: 'abc',
      data: { path: '/t/abc', end: 'id.seal' },
      actions: [{ action: 'end', title: 'No more' }],
    });
  });

  it('leads to no other site, and shows something even of what cannot be read', async () => {
    for (const bad of [{ ...TOLD, path: '//evil.example/' }, { ...TOLD, path: 'https://evil.example/' }, {}, null]) {
      const { made, as } = place();
      await show(as, pushed(bad));
      expect(made.registration.showNotification.mock.calls[0]![1]).toMatchObject({ data: { path: '/games' } });
    }
  });

  it('a click goes to the tab that is there, or opens one', async () => {
    const there = place(['/rules', '/t/abc#seat=x']);
    await follow(there.as, clicked());
    expect(there.pages[1]!.focus).toHaveBeenCalled();
    expect(there.made.clients.openWindow).not.toHaveBeenCalled();
    const away = place(['/rules']);
    await follow(away.as, clicked());
    expect(away.made.clients.openWindow).toHaveBeenCalledWith(`${HERE}/t/abc`);
  });

  it('one click ends it', async () => {
    const asked = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', asked);
    const { made, as } = place();
    await follow(as, clicked('end'));
    expect(asked).toHaveBeenCalledWith('/api/notices/end/id.seal', { method: 'POST' });
    expect(made.clients.openWindow).not.toHaveBeenCalled();
  });

  it('subscribes anew when the push service asks for it', async () => {
    const asked = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
    vi.stubGlobal('fetch', asked);
    await renew(place([], { token: 'mine', key: 'AAAA' }).as);
    const [path, init] = asked.mock.calls[0]!;
    expect(path).toBe('/api/notices/renew');
    expect(init.headers).toMatchObject({ Authorization: 'Bearer mine' });
    expect(JSON.parse(String(init.body))).toEqual({ endpoint: 'https://push.example/2', p256dh: 'p', auth: 'a' });
    asked.mockClear();
    await renew(place().as);
    expect(asked).not.toHaveBeenCalled();
  });
});
