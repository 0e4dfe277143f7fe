import { describe, expect, it } from 'vitest';
import { filesOf, planFor } from '../../src/worker/plan';

const HERE = 'https://table.example';
const plan = (path: string, more: object = {}) =>
  planFor({ method: 'GET', mode: 'cors', url: path.startsWith('http') ? path : HERE + path, ...more }, HERE).how;

describe('the service worker', () => {
  it('gives every page from the server, or the one that was kept', () => {
    for (const path of ['/', '/t/abc', '/replay/abc?step=4', '/rules/nexus']) expect(plan(path, { mode: 'navigate' })).toBe('page');
  });

  it('keeps files that never change, and asks anew for what may', () => {
    expect(plan('/assets/index-abc.js')).toBe('file');
    for (const path of [
      '/api/catalogue',
      '/api/titles?language=pl',
      '/api/replays',
      '/api/games/nexus/words?language=pl',
      '/api/games/nexus/data',
      '/icon.svg',
    ]) {
      expect(plan(path)).toBe('fresh');
    }
  });

  it('shows of tables only what was kept of finished games', () => {
    for (const path of ['/api/tables/abc', '/api/tables/abc/replay?from=0&count=40&views=true', '/api/tables/abc/curve']) {
      expect(plan(path)).toBe('replay');
    }
  });

  it('leaves everything else alone: what writes, the lobby, records, other hosts', () => {
    expect(plan('/api/tables', { method: 'POST' })).toBe('leave');
    expect(plan('/api/tables/abc/ask', { method: 'POST' })).toBe('leave');
    // A record that is saved is an answer, no page.
    expect(plan('/api/tables/abc/record', { mode: 'navigate' })).toBe('leave');
    for (const path of ['/api/lobby', '/api/tables/abc/record', '/ws', 'https://elsewhere.example/']) expect(plan(path)).toBe('leave');
  });

  it('knows the files that a page names', () => {
    const page =
      '<script type="module" src="/assets/a-1.js"></script><link href="/assets/b-2.css"><link href="/icon.svg"><i src="/assets/a-1.js">';
    expect(filesOf(page)).toEqual(['/assets/a-1.js', '/assets/b-2.css']);
  });
});
