/** The lens over a board: which part of it is seen. It stays what was chosen when the board changes under it. */
import { follow, pan, seen, whole, within, zoomAt, type Camera } from './camera';
import type { Box, Point } from './hex';

export class Lens {
  /** What somebody chose to see; nobody has where all of it is seen. */
  #chosen = $state.raw<Camera | null>(null);

  constructor(
    private readonly world: () => Box,
    private readonly zoomable: () => boolean,
  ) {}

  readonly camera: Camera = $derived.by(() => {
    const world = this.world();
    return this.#chosen && this.zoomable() ? within(world, this.#chosen) : whole(world);
  });
  readonly box: Box = $derived.by(() => seen(this.world(), this.camera));
  readonly zoomed = $derived.by(() => this.camera.zoom > 1.001);

  /** Zoom so that a point of the board stays where it is on the screen. */
  zoom(point: Point, factor: number): void {
    this.#chosen = zoomAt(this.world(), this.camera, point, factor);
  }

  pan(dx: number, dy: number): void {
    this.#chosen = pan(this.world(), this.camera, dx, dy);
  }

  /** Bring a point into view, if not all is seen anyway. */
  follow(point: Point, margin: number): void {
    if (this.zoomed) this.#chosen = follow(this.world(), this.camera, point, margin);
  }

  showAll(): void {
    this.#chosen = null;
  }
}
