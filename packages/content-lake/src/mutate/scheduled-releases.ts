import type { Changes, Dataset } from "../store/dataset.ts";
import { RELEASES, type Release } from "./release-actions.ts";

/** In ms. The time of day may be set meanwhile, and no timer waits longer than 24 days. */
const LONGEST = 10 * 60_000;
/** In ms, after which what failed is tried again. */
const RETRY = 60_000;

/** Publishes releases when they fall due, for as long as the service is open. */
export class ScheduledReleases {
  readonly #publish: (dataset: Dataset, releaseId: string) => Promise<unknown>;
  readonly #log: (error: unknown) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #running = Promise.resolve();
  #isClosed = false;

  constructor(
    publish: (dataset: Dataset, releaseId: string) => Promise<unknown>,
    log: (error: unknown) => void,
  ) {
    this.#publish = publish;
    this.#log = log;
  }

  /** Looks anew where a transaction has changed a release. */
  follow(dataset: Dataset, changes: Changes): void {
    if ([...changes.keys()].some((id) => id.startsWith(RELEASES))) this.plan(dataset);
  }

  /** Waits for the next release that falls due. */
  plan(dataset: Dataset, least = 0): void {
    clearTimeout(this.#timers.get(dataset.name));
    if (this.#isClosed) return;
    const [next] = scheduled(dataset);
    if (!next) return;
    const wait = Math.max(least, Math.min(Date.parse(next.publishAt) - Date.now(), LONGEST));
    const look = () => {
      this.#running = this.#running.then(() => this.#look(dataset));
    };
    this.#timers.set(dataset.name, setTimeout(look, wait).unref());
  }

  async #look(dataset: Dataset): Promise<void> {
    const now = new Date().toISOString();
    let failed = false;
    for (const { name, publishAt } of scheduled(dataset)) {
      if (this.#isClosed || publishAt > now) break;
      await this.#publish(dataset, name).catch((error: unknown) => {
        failed = true;
        this.#log(error);
      });
    }
    this.plan(dataset, failed ? RETRY : 0);
  }

  /** Waits for what is being published. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#running;
  }
}

/** The releases that are to be published, the next one first. */
const scheduled = (dataset: Dataset): (Release & { publishAt: string })[] =>
  (dataset.view("raw").documents("system.release") as readonly Release[])
    .flatMap((release) =>
      release.state === "scheduled" && release.publishAt
        ? [{ ...release, publishAt: release.publishAt }]
        : [],
    )
    .sort((one, other) => (one.publishAt < other.publishAt ? -1 : 1));
