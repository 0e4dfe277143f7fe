/** What the person before the screen has chosen. */
import { keep, recall } from './keep';

export const LANGUAGES = ['en', 'pl', 'uk', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How quick the turns of others are shown. */
export const PACES = ['slow', 'normal', 'instant'] as const;
export type Pace = (typeof PACES)[number];
/** How quick a battle is played; 0 is at once. */
export const BATTLES = [1, 2, 0] as const;
export type BattleSpeed = (typeof BATTLES)[number];

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
  pace = $state<Pace>(recall<Pace>('pace', 'normal'));
  /** What is the only thing to do is done without asking. */
  obvious = $state<boolean>(recall('obvious', true));
  /** What matters for the first time is explained in a sentence. */
  help = $state<boolean>(recall('help', true));
  battle = $state<BattleSpeed>(recall<BattleSpeed>('battle', 1));
  /** Off until somebody turns it on. */
  sound = $state<boolean>(recall('sound', false));
  volume = $state<number>(recall('volume', 0.6));
  buzz = $state<boolean>(recall('buzz', true));
  name = $state<string>(recall('name', ''));
  #systemLess = $state(asked.matches);
  reducedMotion = $derived(this.motion === 'less' || (this.motion === 'system' && this.#systemLess));

  constructor() {
    if (!LANGUAGES.includes(this.language)) this.language = 'en';
    if (!PACES.includes(this.pace)) this.pace = 'normal';
    if (!BATTLES.includes(this.battle)) this.battle = 1;
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
    keep('pace', this.pace);
    keep('obvious', this.obvious);
    keep('help', this.help);
    keep('battle', this.battle);
    keep('sound', this.sound);
    keep('volume', this.volume);
    keep('buzz', this.buzz);
    keep('name', this.name);
  }
}

export const settings = new Settings();
