/** Time that can be paused, sped up and ended: one switch rules all that moves (Web Animations) and all that waits. */

const OUT = 'cubic-bezier(.2,.9,.25,1)';

interface Wait {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  done: () => void;
}

export class Clock {
  #rate = 1;
  #paused = false;
  #live = new Set<Animation>();
  #waits = new Set<Wait>();

  get rate(): number {
    return this.#rate;
  }

  set rate(rate: number) {
    for (const one of this.#waits) this.#stop(one);
    this.#rate = rate;
    for (const one of this.#waits) this.#start(one);
    for (const one of this.#live) one.playbackRate = rate;
  }

  /** Move something; ends when it has moved. What lies in a place of its own again needs no filling. */
  async run(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    const moved = node.animate(frames, { easing: OUT, ...options });
    moved.playbackRate = this.#rate;
    if (this.#paused) moved.pause();
    this.#live.add(moved);
    try {
      await moved.finished;
    } catch {
      // Whoever ends a scene cancels what moves in it.
    } finally {
      this.#live.delete(moved);
    }
  }

  /** So many milliseconds at the speed of the moment. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const wait: Wait = { left: milliseconds, since: 0, timer: undefined, done };
      this.#waits.add(wait);
      this.#start(wait);
    });
  }

  #start(wait: Wait): void {
    if (this.#paused) return;
    wait.since = performance.now();
    wait.timer = setTimeout(() => this.#end(wait), wait.left / this.#rate);
  }

  #stop(wait: Wait): void {
    if (wait.timer === undefined) return;
    clearTimeout(wait.timer);
    wait.timer = undefined;
    wait.left = Math.max(0, wait.left - (performance.now() - wait.since) * this.#rate);
  }

  #end(wait: Wait): void {
    clearTimeout(wait.timer);
    this.#waits.delete(wait);
    wait.done();
  }

  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    for (const one of this.#live) one.pause();
    for (const one of this.#waits) this.#stop(one);
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    for (const one of this.#live) one.play();
    for (const one of this.#waits) this.#start(one);
  }

  /** All waits are over, and nothing moves any more. */
  finish(): void {
    this.#paused = false;
    for (const one of [...this.#live]) one.cancel();
    for (const one of [...this.#waits]) this.#end(one);
  }
}
