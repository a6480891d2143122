import "./IntroLoader.css.ts";
import { introAttribute } from "../../internal/shown.ts";
import { drawField } from "./field.ts";
import { handOver } from "./handOver.ts";
import { names, progressProperty } from "./names.ts";

/** The intro's rhythm (specification, sections 2 and 9): milliseconds, and percent a step. */
export const introTiming = { step: 100, greatestStep: 15, delay: 500, fade: 500 } as const;

export interface RunIntroOptions {
  /** A random number from 0 to 1. @default Math.random */
  random?: (() => number) | undefined;
  /**
   * What the site still waits for. At 100 percent the intro stays until it is there, so that it
   * never fades to an empty page. @default nothing
   */
  ready?: Promise<unknown> | undefined;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Runs the intro in its element: every 100 ms a random step of up to 15 percent until 100, then
 * 0.5 s, then a fade of 0.5 s, in which its line moves to the place of the first heading's, where the
 * page has one (`IntroLoader`). Resolves when it has ended; the element is then gone, and with it
 * the attribute `data-intro` of the root element, which shows the page (`IntroLoader`).
 *
 * @throws what `ready` rejects with; the intro then shows its failure and stays, and so does
 * the attribute
 */
export async function runIntro(
  root: HTMLElement,
  { random = Math.random, ready }: RunIntroOptions = {},
): Promise<void> {
  const part = (name: keyof typeof names) => root.querySelector<HTMLElement>(`.${names[name]}`);
  const track = part("track");
  const value = part("value");
  const field = part("field");
  if (field)
    requestAnimationFrame(() => drawField(field as HTMLCanvasElement, track?.offsetLeft ?? 0));

  // Looked at only at 100 percent; until then a failure must not count as unhandled.
  ready?.catch(() => {});

  let progress = 0;
  while (progress < 100) {
    await wait(introTiming.step);
    progress = Math.min(100, progress + random() * introTiming.greatestStep);
    root.style.setProperty(progressProperty, String(progress / 100));
    root.dataset.past = String(progress > 60);
    track?.setAttribute("aria-valuenow", String(Math.round(progress)));
    if (value) value.textContent = String(Math.round(progress));
  }

  try {
    await Promise.all([wait(introTiming.delay), ready]);
  } catch (error) {
    root.dataset.state = "failed";
    const failure = part("failure");
    if (failure) failure.hidden = false;
    throw error;
  }
  handOver(root);
  root.dataset.state = "leaving";
  await wait(introTiming.fade);
  root.remove();
  document.documentElement.removeAttribute(introAttribute);
}
