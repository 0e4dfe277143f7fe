/** Colours that Python reads too (`looks.json`), as variables for styles: `--PREFIX-NAME`. */
export function paint(prefix: string, colours: Readonly<Record<string, string>>): void {
  for (const [name, colour] of Object.entries(colours)) document.documentElement.style.setProperty(`--${prefix}-${name}`, colour);
}
