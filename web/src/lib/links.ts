/** The right that a link carries behind its `#`. */
export interface Right {
  kind: 'seat' | 'invite' | 'watch' | 'host';
  token: string;
}

export function linkRight(): Right | null {
  const found = /^#(seat|invite|watch|host)=([A-Za-z0-9_-]{16,64})$/.exec(location.hash);
  return found ? { kind: found[1] as Right['kind'], token: found[2] ?? '' } : null;
}
