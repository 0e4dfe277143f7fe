import { describe, expect, it } from 'vitest';
import { Gestures } from '../../src/lib/gestures';
import type { Decision } from '../../src/lib/module';

const decision = (...ids: number[]): Decision =>
  ({ seat: 0, kind: 'x', about: {}, options: ids.map((id) => ({ id, do: 'x' })) }) as unknown as Decision;

describe('what is done by itself', () => {
  it('is only what the engine offers as the only thing', () => {
    const gestures = new Gestures();
    expect(gestures.obvious(decision(7), 5, 0)).toBe(7);
    expect(gestures.obvious(decision(7, 8), 5, 0)).toBeNull();
    expect(gestures.obvious(decision(), 5, 0)).toBeNull();
  });

  it('is nothing while something could rather be taken back', () => {
    const gestures = new Gestures();
    gestures.sent(5, undefined);
    expect(gestures.obvious(decision(7), 5, 1)).toBeNull();
  });

  it('goes on after what was done by itself, for that nobody takes back', () => {
    const gestures = new Gestures();
    gestures.sent(5, 'by itself');
    expect(gestures.obvious(decision(7), 5, 1)).toBe(7);
    gestures.sent(6, 'by itself');
    expect(gestures.obvious(decision(7), 6, 2)).toBe(7);
    // An action from before this page was opened is somebody's choice.
    expect(gestures.obvious(decision(7), 6, 3)).toBeNull();
  });
});

describe('taking back', () => {
  it('takes a gesture with all that followed from it', () => {
    const gestures = new Gestures();
    gestures.sent(3, undefined);
    gestures.sent(4, undefined);
    gestures.sent(5, 'goes on');
    gestures.sent(6, 'by itself');
    expect(gestures.back(6, 4)).toBe(3);
    expect(gestures.back(3, 1)).toBe(1);
  });

  it('is not offered for what nobody has chosen', () => {
    const gestures = new Gestures();
    gestures.sent(5, 'by itself');
    gestures.sent(6, 'by itself');
    expect(gestures.back(6, 2)).toBe(0);
    expect(gestures.back(6, 3)).toBe(3);
    expect(gestures.back(9, 0)).toBe(0);
  });

  it('takes all there is of a gesture whose beginning cannot be taken back', () => {
    const gestures = new Gestures();
    gestures.sent(5, 'goes on');
    gestures.sent(6, 'by itself');
    expect(gestures.back(6, 2)).toBe(2);
  });

  it('forgets what was taken back: the same steps come again', () => {
    const gestures = new Gestures();
    gestures.sent(5, 'by itself');
    gestures.at(4);
    expect(gestures.back(5, 1)).toBe(1);
    gestures.sent(6, 'goes on');
    gestures.sent(6, undefined);
    expect(gestures.back(6, 1)).toBe(1);
  });
});
