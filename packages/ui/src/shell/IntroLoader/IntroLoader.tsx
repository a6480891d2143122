import { useEffect, useImperativeHandle, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { IntroMarkup, type IntroMarkupProps } from "./IntroMarkup.ts";
import { introClassNames } from "./introClassNames.ts";
import { type RunIntroOptions, runIntro } from "./runIntro.ts";

export interface IntroLoaderProps
  extends OuterProps<HTMLDivElement>,
    IntroMarkupProps,
    RunIntroOptions {
  /** Called after the fade. Render the site now. */
  onDone: () => void;
}

/**
 * The full-screen loading screen of the first visit, for apps rendered by React. To paint it before
 * JavaScript loads, render `IntroMarkup` to HTML, inline this component's CSS and call `runIntro`.
 *
 * Server-rendered pages set `data-intro` on the root element with a script in the head. While set,
 * the page is hidden, and entry animations and other CSS animations are paused. `runIntro` removes
 * it after the fade.
 *
 * The line can move to that of the page's heading: mark the heading's parts with
 * `data-intro-target="start"`, `"bar"` and `"end"`, fully drawn. They get `data-arrived` then.
 *
 * Not for loading between pages (`Spinner`) or parts of a page (`Loading`).
 */
export function IntroLoader({
  onDone,
  random,
  ready,
  brand,
  text,
  failure,
  noScript,
  ref,
  ...outer
}: IntroLoaderProps) {
  const host = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => host.current as HTMLDivElement, []);
  // The intro only runs once.
  const options = useRef({ random, ready });
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);

  useEffect(() => {
    const root = host.current?.querySelector<HTMLElement>(`.${introClassNames.root}`);
    if (!root || root.dataset.running) return;
    root.dataset.running = "true";
    runIntro(root, options.current).then(
      () => done.current(),
      // The intro already shows `failure`.
      (error) => console.error(error),
    );
  }, []);

  return (
    <div {...outer} ref={host}>
      <IntroMarkup brand={brand} text={text} failure={failure} noScript={noScript} />
    </div>
  );
}
