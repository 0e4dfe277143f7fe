import { afterEach, expect, test, vi } from 'vitest';
import { json, Refusal } from '../../src/lib/api';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const busy = () =>
  new Response('{"error": {"code": "too_many", "message": "slow down"}}', {
    status: 429,
    headers: { 'retry-after': '2' },
  });

function serverSays(...answers: Response[]) {
  vi.useFakeTimers();
  const fetched = vi.fn(() => Promise.resolve(answers.shift() ?? busy()));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a question that only reads is put again when the server said when', async () => {
  const fetched = serverSays(busy(), Response.json({ games: 3 }));
  const answer = json('/api/catalogue');
  await vi.advanceTimersByTimeAsync(1999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ games: 3 });
});

test('after three more tries the refusal is told', async () => {
  const fetched = serverSays();
  const refused = expect(json('/api/catalogue')).rejects.toBeInstanceOf(Refusal);
  await vi.runAllTimersAsync();
  await refused;
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('what writes is never sent twice', async () => {
  const fetched = serverSays();
  await expect(json('/api/tables', { method: 'POST', body: {} })).rejects.toBeInstanceOf(Refusal);
  expect(fetched).toHaveBeenCalledTimes(1);
});
