import "./IntroLoader.css.ts";
import { introAttribute } from "../../internal/intro.ts";
import { drawIntroCurves } from "./drawIntroCurves.ts";
import { introClassNames, progressProperty } from "./introClassNames.ts";
import { morphIntoHeading } from "./morphIntoHeading.ts";

/** In ms, largest step in percent (specification, sections 2 and 9). */
export const introTiming = { step: 100, maxStep: 15, delay: 500, fade: 500 } as const;

export interface RunIntroOptions {
  /** Returns a number from 0 to 1. @default Math.random */
  random?: (() => number) | undefined;
  /** Awaited at 100 percent. @default nothing */
  ready?: Promise<unknown> | undefined;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Runs the intro with `introTiming`, then removes the element and `data-intro`.
 *
 * @throws the rejection of `ready`. The intro then shows `failure` and stays.
 */
export async function runIntro(
  root: HTMLElement,
  { random = Math.random, ready }: RunIntroOptions = {},
): Promise<void> {
  const part = (name: keyof typeof introClassNames) =>
    root.querySelector<HTMLElement>(`.${introClassNames[name]}`);
  const track = part("track");
  const value = part("value");
  const field = part("field");
  if (field)
    requestAnimationFrame(() =>
      drawIntroCurves(field as HTMLCanvasElement, track?.offsetLeft ?? 0),
    );

  // Prevents an unhandled rejection until 100 percent.
  ready?.catch(() => {});

  let progress = 0;
  while (progress < 100) {
    await wait(introTiming.step);
    progress = Math.min(100, progress + random() * introTiming.maxStep);
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
  morphIntoHeading(root);
  root.dataset.state = "leaving";
  await wait(introTiming.fade);
  root.remove();
  document.documentElement.removeAttribute(introAttribute);
}
