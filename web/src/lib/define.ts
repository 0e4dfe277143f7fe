/** Shapes and gradients that many drawings refer to, put on the page once: `markup` goes between `<defs>` and `</defs>`. */
export function define(name: string, markup: () => string): void {
  const id = `defs-${name}`;
  if (document.getElementById(id)) return;
  const holder = document.createElement('div');
  holder.id = id;
  holder.className = 'sr-only';
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"><defs>${markup()}</defs></svg>`;
  document.body.append(holder);
}
