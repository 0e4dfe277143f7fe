/** Pan and zoom of a board: which part of it is seen. */
import type { Box, Point } from './hex';

/** `zoom` 1 shows the whole board; `x`, `y` is the middle of what is seen. */
export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

export const MOST_ZOOM = 4;

export function whole(world: Box): Camera {
  return { zoom: 1, x: world.x + world.width / 2, y: world.y + world.height / 2 };
}

export function seen(world: Box, camera: Camera): Box {
  const width = world.width / camera.zoom;
  const height = world.height / camera.zoom;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Zoom so that the given point of the board stays where it is on the screen. */
export function zoomAt(world: Box, camera: Camera, point: Point, factor: number): Camera {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, camera.zoom * factor));
  const kept = camera.zoom / zoom;
  return within(world, {
    zoom,
    x: point.x + (camera.x - point.x) * kept,
    y: point.y + (camera.y - point.y) * kept,
  });
}

export function pan(world: Box, camera: Camera, dx: number, dy: number): Camera {
  return within(world, { ...camera, x: camera.x - dx, y: camera.y - dy });
}

/** No view beyond the rim of the board. */
export function within(world: Box, camera: Camera): Camera {
  const halfWidth = world.width / camera.zoom / 2;
  const halfHeight = world.height / camera.zoom / 2;
  return {
    zoom: camera.zoom,
    x: clamp(camera.x, world.x + halfWidth, world.x + world.width - halfWidth),
    y: clamp(camera.y, world.y + halfHeight, world.y + world.height - halfHeight),
  };
}

/** The least movement that brings a point into view, with a margin: for a walk with the keyboard. */
export function follow(world: Box, camera: Camera, point: Point, margin: number): Camera {
  const box = seen(world, camera);
  let { x, y } = camera;
  if (point.x - margin < box.x) x -= box.x - (point.x - margin);
  if (point.x + margin > box.x + box.width) x += point.x + margin - (box.x + box.width);
  if (point.y - margin < box.y) y -= box.y - (point.y - margin);
  if (point.y + margin > box.y + box.height) y += point.y + margin - (box.y + box.height);
  return within(world, { zoom: camera.zoom, x, y });
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
