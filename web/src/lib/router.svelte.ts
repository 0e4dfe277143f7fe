/** Where the page is: the path in words, and the fragment. Links are ordinary links; this only saves the reload. */

interface Place {
  path: string[];
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return {
    path: location.pathname.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

let place = $state.raw<Place>(here());

export const route = {
  get path(): string[] {
    return place.path;
  },
  get query(): URLSearchParams {
    return place.query;
  },
  get hash(): string {
    return place.hash;
  },
};

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const before = place.path.join('/');
  place = here();
  if (place.path.join('/') !== before && !place.hash) scrollTo(0, 0);
}

addEventListener('popstate', () => (place = here()));

/** Follow links inside the page without a reload; everything else is left to the browser. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
