import { describe, expect, it } from 'vitest';
import type { DecisionForm, ViewForm } from '../../src/generated/wire';
import { unpackDecision, unpackView } from '../../src/lib/options';

const decision: DecisionForm = {
  kind: 'move',
  seat: 1,
  about: { cell: 'd4' },
  options: [
    {
      do: 'to',
      names: ['cell', 'turn'],
      rows: [
        [7, 'd5', 0],
        [3, 'd5', 2],
      ],
    },
    { do: 'pass', names: [], rows: [[5]] },
  ],
};

describe('a decision as it travels', () => {
  it('is unpacked into options in the order of their ids', () => {
    expect(unpackDecision(decision)).toEqual({
      kind: 'move',
      seat: 1,
      about: { cell: 'd4' },
      options: [
        { id: 3, do: 'to', cell: 'd5', turn: 2 },
        { id: 5, do: 'pass' },
        { id: 7, do: 'to', cell: 'd5', turn: 0 },
      ],
    });
  });

  it('keeps the rest of the view', () => {
    const view = { decision, seats: 2, block: { '0,0': 'red' } } as unknown as ViewForm;
    const unpacked = unpackView(view);
    expect(unpacked['block']).toEqual({ '0,0': 'red' });
    expect(unpacked.decision.options).toHaveLength(3);
    expect(view.decision.options).toHaveLength(2);
  });
});
