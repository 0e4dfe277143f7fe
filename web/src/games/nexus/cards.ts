/** What can be done with the cards of a hand. */
import { having, type Choice } from './view';

export function missionChoices(choices: readonly Choice[], card: string): Choice[] {
  return [
    ...having(choices, 'complete').filter((one) => one.card === card && !one.row),
    ...having(choices, 'sell', 'give').filter((one) => one.card === card && one.deck === 'mission'),
  ];
}

export function energizeChoices(choices: readonly Choice[], card: string): Choice[] {
  return [
    ...having(choices, 'play').filter((one) => one.card === card),
    ...having(choices, 'sell', 'give').filter((one) => one.card === card && one.deck === 'energize'),
  ];
}

/** It can be played, and not only given away. */
export function isLive(choices: readonly Choice[]): boolean {
  return choices.some((one) => one.do === 'complete' || one.do === 'play');
}
