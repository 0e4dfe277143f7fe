/** Sounds: off until turned on, silent before the first touch, and short. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SOUNDS, type Sound } from '../../src/lib/sounds';

class Param {
  value = 0;
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn((value: number) => {
    if (!(value > 0)) throw new RangeError('an exponential ramp needs a value above 0');
  });
}
class Node_ {
  gain = new Param();
  frequency = new Param();
  threshold = new Param();
  Q = new Param();
  connect = (next: unknown) => next;
  start = vi.fn();
  stop = vi.fn();
}
let made = 0;
let started = 0;
class Context {
  static now = 0;
  state = 'running';
  sampleRate = 8000;
  destination = {};
  constructor() {
    made += 1;
  }
  get currentTime() {
    return Context.now;
  }
  createGain = () => new Node_();
  createBiquadFilter = () => new Node_();
  createDynamicsCompressor = () => new Node_();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createOscillator = () => this.#source();
  createBufferSource = () => this.#source();
  #source() {
    started += 1;
    return new Node_();
  }
}

// Modules are loaded anew in every test, which takes its time on a busy machine.
describe('sounds', { timeout: 60_000 }, () => {
  beforeEach(() => {
    made = 0;
    started = 0;
    vi.resetModules();
    vi.stubGlobal('AudioContext', Context);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('are off until they are turned on, and need a touch', async () => {
    const { play } = await import('../../src/lib/sound');
    const { settings } = await import('../../src/lib/settings.svelte');
    dispatchEvent(new Event('pointerdown'));
    play('hit');
    expect([settings.sound, made]).toEqual([false, 0]);
    vi.resetModules();
    localStorage.setItem('hexagora.sound', 'true');
    const again = await import('../../src/lib/sound');
    again.play('hit');
    expect(made).toBe(0);
    dispatchEvent(new Event('pointerdown'));
    again.play('hit');
    expect([made, started]).toEqual([1, SOUNDS.hit.layers.length]);
  });

  it('are not doubled within a moment, and not heard at volume 0', async () => {
    localStorage.setItem('hexagora.sound', 'true');
    const { play } = await import('../../src/lib/sound');
    const { settings } = await import('../../src/lib/settings.svelte');
    dispatchEvent(new Event('keydown'));
    for (let i = 0; i < 8; i++) play('shot');
    expect(started).toBe(SOUNDS.shot.layers.length);
    Context.now = 1;
    play('shot');
    expect(started).toBe(2 * SOUNDS.shot.layers.length);
    settings.volume = 0;
    Context.now = 2;
    play('shot');
    expect(started).toBe(2 * SOUNDS.shot.layers.length);
  });

  it('can all be played, and are under 0.8 seconds but for the end of a game', async () => {
    localStorage.setItem('hexagora.sound', 'true');
    const { play } = await import('../../src/lib/sound');
    dispatchEvent(new Event('pointerdown'));
    for (const [name, sound] of Object.entries(SOUNDS) as [keyof typeof SOUNDS, Sound][]) {
      Context.now += 5;
      play(name);
      const length = Math.max(...sound.layers.map((layer) => (layer.at ?? 0) + layer.d));
      expect(length, name).toBeLessThan(name === 'win' || name === 'lose' ? 1.6 : 0.8);
    }
  });
});
