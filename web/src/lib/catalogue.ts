/**
 * Catalogues of words in Fluent, and how facts are put into them: the same functions with the same meaning as in
 * `hexagora/words/catalogue.py`, which says what they do.
 */
import { FluentBundle, FluentNumber, type FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';

export type Facts = Readonly<Record<string, unknown>>;
/** What components are called, by kind and by id. */
export type Content = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A fact that only functions can put into words. */
class Plain extends FluentType<unknown> {
  override toString(): string {
    return String(this.value);
  }
}

/** The name of a message; facts may have spaces and dots where Fluent has none. */
export function key(message: string): string {
  return message.replaceAll(' ', '-').replaceAll('.', '-');
}

function argument(value: unknown): FluentVariable {
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'string' || typeof value === 'number') return value;
  return new Plain(value);
}

/** What stands in a function's brackets, as it was in the facts. */
function raw(value: FluentValue | undefined): unknown {
  return value instanceof FluentType ? (value.value as unknown) : value;
}

function items(value: FluentValue | undefined): readonly unknown[] {
  const found = raw(value);
  return Array.isArray(found) ? found : [];
}

/** The words of one language, those of a game before those of the house. */
export class Words {
  readonly #bundle: FluentBundle;
  #names: readonly string[] = [];

  constructor(
    readonly language: string,
    sources: readonly FluentResource[] = [],
    private readonly content: Content = {},
  ) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        SEAT: ([seat]) => this.#seat(Number(raw(seat))),
        WORD: ([value], { of }) => this.#word(String(raw(value)), String(raw(of))),
        LIST: ([values], { of }) => this.#row('conjunction', items(values), of),
        EITHER: ([values], { of }) => this.#row('disjunction', items(values), of),
        EACH: ([parts], { as }) =>
          items(parts)
            .map((part) => this.#each(String(raw(as)), part as Facts))
            .join(', '),
        ROW: ([values]) => items(values).map(String).join(' '),
        COUNT: ([values]) => new FluentNumber(items(values).length),
      },
    });
    for (const source of sources) this.#bundle.addResource(source);
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(key(message));
  }

  /** What a component of a kind is called; nothing if the game names none such. */
  called(of: string, id: string): string | undefined {
    return this.content[of]?.[id];
  }

  /** A message with facts in its gaps, and with the names of the players at the seats. */
  say(message: string, facts: Facts = {}, names: readonly string[] = []): string {
    this.#names = names;
    return this.#say(message, facts);
  }

  #say(message: string, facts: Facts): string {
    const pattern = this.#bundle.getMessage(key(message))?.value;
    if (!pattern) {
      console.error(`no words in ${this.language}: ${key(message)}`);
      return message;
    }
    const errors: Error[] = [];
    const given = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, argument(value)]));
    const text = this.#bundle.formatPattern(pattern, given, errors);
    if (errors.length > 0) console.error(`words in ${this.language}: ${key(message)}: ${errors.join('; ')}`);
    return text;
  }

  #each(head: string, part: Facts): string {
    return this.#say('part' in part ? `${head}-${String(part['part'])}` : head, part);
  }

  #seat(seat: number): string {
    if (seat < 0) return this.#say('nobody', {});
    return this.#names[seat] ?? this.#say('seat', { number: seat + 1 });
  }

  #word(value: string, of: string): string {
    if (of === 'seat') return this.#seat(Number(value));
    return this.content[of]?.[value] ?? this.#say(`${of}-${value}`, {});
  }

  #row(type: 'conjunction' | 'disjunction', values: readonly unknown[], of: FluentValue | undefined): string {
    const told = values.map((value) => (of === undefined ? String(value) : this.#word(String(value), String(raw(of)))));
    return new Intl.ListFormat(this.language, { type }).format(new Set(told));
  }
}
