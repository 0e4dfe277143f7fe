/** A decision as it travels, unpacked: the options come in rows that share their names. */
import type { DecisionForm, OptionRows, ViewForm } from '../generated/wire';
import type { ActionOption, Decision, View } from './module';

function unpackRows({ do: verb, names, rows }: OptionRows): ActionOption[] {
  return rows.map(([id, ...values]) => {
    const option: Record<string, unknown> = { id, do: verb ?? '' };
    for (const [i, name] of names.entries()) option[name] = values[i];
    return option as ActionOption;
  });
}

export function unpackDecision(decision: DecisionForm): Decision {
  const options = decision.options.flatMap(unpackRows);
  options.sort((a, b) => a.id - b.id);
  return { ...decision, options };
}

export function unpackView(view: ViewForm): View {
  return { ...view, decision: unpackDecision(view.decision) };
}
