/** A position from the one before and what has changed, as hexagora/server/changes.py tells it. */
import type { PartChange } from '../generated/wire';

type Named = Record<string, unknown>;

/** The value that a change makes of another, which stays as it was. */
export function changed<T extends object>(old: T, { set, in: inside, cut }: PartChange): T {
  const value = (Array.isArray(old) ? [...(old as unknown[])] : { ...old }) as Named;
  for (const [name, one] of Object.entries(set ?? {})) value[name] = one;
  for (const [name, part] of Object.entries(inside ?? {})) value[name] = changed(value[name] as object, part);
  for (const name of cut ?? []) delete value[name];
  return value as T;
}
