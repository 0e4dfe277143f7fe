import { beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../../src/lib/api';
import { isPublic, seatPlans } from '../../src/lib/seating';
import { settings } from '../../src/lib/settings.svelte';
import { quickPlan } from '../../src/lib/start';
import { speak } from '../spoken';

beforeEach(async () => {
  await speak('en');
  settings.name = ' Ann ';
});

describe('what was chosen for the seats', () => {
  it('is what the server is asked for', () => {
    const plans = seatPlans([
      { sitter: 'me', name: '' },
      { sitter: 'here', name: ' Bo ' },
      { sitter: 'friend', name: '' },
      { sitter: 'open', name: '' },
      { sitter: 'bot:veteran', name: '' },
    ]);
    expect(plans).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Bo' },
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'bot', bot: 'veteran' },
    ]);
  });

  it('gives a name to whoever has none', () => {
    settings.name = '  ';
    const [me, other] = seatPlans([
      { sitter: 'me', name: '' },
      { sitter: 'here', name: ' ' },
    ]);
    expect(me?.name).toBeTruthy();
    expect(other?.name).toContain('2');
  });

  it('puts a table into the lobby only for seats that anybody may take', () => {
    expect(
      isPublic([
        { sitter: 'me', name: '' },
        { sitter: 'friend', name: '' },
      ]),
    ).toBe(false);
    expect(
      isPublic([
        { sitter: 'me', name: '' },
        { sitter: 'open', name: '' },
      ]),
    ).toBe(true);
  });
});

describe('a game with one click', () => {
  const info = { name: 'nexus', usual_seats: 3, usual_bot: 'soldier' } as GameInfo;

  it('is against bots on all other seats', () => {
    const plan = quickPlan(info, 'bot');
    expect(plan.seats).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', bot: 'soldier' },
      { kind: 'bot', bot: 'soldier' },
    ]);
    expect(plan.public).toBe(false);
  });

  it('has one open seat for a friend', () => {
    expect(quickPlan(info, 'friend').seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'bot']);
  });
});
