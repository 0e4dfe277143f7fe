/** What the person before the screen has chosen. */
import { keep, recall } from './keep';

export const LANGUAGES = ['en', 'pl', 'uk', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

function preferred(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

const asked = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  language = $state<Language>(recall<Language>('language', preferred()));
  theme = $state<Theme>(recall<Theme>('theme', 'system'));
  motion = $state<Motion>(recall<Motion>('motion', 'system'));
  name = $state<string>(recall('name', ''));
  #systemLess = $state(asked.matches);
  reducedMotion = $derived(this.motion === 'less' || (this.motion === 'system' && this.#systemLess));

  constructor() {
    if (!LANGUAGES.includes(this.language)) this.language = 'en';
    asked.addEventListener('change', (event) => (this.#systemLess = event.matches));
  }

  /** Put the choices on the page and remember them; called in an effect. */
  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.reducedMotion ? 'less' : 'full';
    keep('language', this.language);
    keep('theme', this.theme);
    keep('motion', this.motion);
    keep('name', this.name);
  }
}

export const settings = new Settings();
