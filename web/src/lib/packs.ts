/** Packs that this server has loaded: components that somebody wrote, called by their names in the reader's language. */

export interface Pack {
  /** What options say: the id and eight digits. */
  value: string;
  id: string;
  names: Record<string, string>;
}

const known = new Map<string, Map<string, Pack>>();

export function remember(game: string, packs: readonly Pack[]): void {
  const all = known.get(game) ?? new Map<string, Pack>();
  for (const pack of packs) all.set(pack.value, pack);
  known.set(game, all);
}

/** The pack of a value, or the only one of that id. */
export function findPack(game: string, value: string): Pack | undefined {
  const all = known.get(game);
  const same = [...(all?.values() ?? [])].filter((pack) => pack.id === value);
  return all?.get(value) ?? (same.length === 1 ? same[0] : undefined);
}

/** Its name; the digits tell two of one id apart. */
export function packName(game: string, pack: Pack, language: string): string {
  const name = pack.names[language] ?? pack.names['en'] ?? pack.id;
  const twins = [...(known.get(game)?.values() ?? [])].filter((other) => other.id === pack.id).length > 1;
  return twins ? `${name} ${pack.value.slice(pack.id.length + 1)}` : name;
}

/** The id in a value that has the form of a pack's, '' in any other. */
export function packId(value: string): string {
  return /^(.+)-[0-9a-f]{8}$/.exec(value)?.[1] ?? '';
}
