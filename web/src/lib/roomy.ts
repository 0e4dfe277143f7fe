/** Whether there is room beside the board for what elsewhere has to make way for it. */
import { MediaQuery } from 'svelte/reactivity';

export const roomy = new MediaQuery('(min-aspect-ratio: 11/10) and (min-height: 521px)');

/** Whether the board has the hand beside it, and not below. */
export const wide = new MediaQuery('(min-aspect-ratio: 11/10)');
