/** Earlier positions of a table, one or a page at a time. What was read once is kept. */
import { api, PAGE, type ReplayStep } from './api';

export class Past {
  total = $state(0);
  #pages = new Map<number, Promise<ReplayStep[]>>();

  constructor(
    readonly table: string,
    private readonly token: () => string | undefined,
  ) {}

  #page(number: number): Promise<ReplayStep[]> {
    let page = this.#pages.get(number);
    if (!page) {
      page = api.replay(this.table, number * PAGE, PAGE, true, this.token()).then((answer) => {
        this.total = Math.max(this.total, answer.total);
        // A page that is not full yet will grow.
        if (answer.steps.length < PAGE) this.#pages.delete(number);
        return answer.steps;
      });
      page.catch(() => this.#pages.delete(number));
      this.#pages.set(number, page);
    }
    return page;
  }

  async at(step: number): Promise<ReplayStep | undefined> {
    const page = await this.#page(Math.floor(step / PAGE));
    return page.find((one) => one.step === step);
  }

  /** Have the next page ready before it is needed. */
  ahead(step: number): void {
    if (step + PAGE <= this.total) void this.#page(Math.floor((step + PAGE / 2) / PAGE)).catch(() => undefined);
  }
}
