import { useEffect, useImperativeHandle, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { IntroMarkup, type IntroMarkupProps } from "./IntroMarkup.ts";
import { introClassNames } from "./introClassNames.ts";
import { type RunIntroOptions, runIntro } from "./runIntro.ts";

export interface IntroLoaderProps
  extends OuterProps<HTMLDivElement>,
    IntroMarkupProps,
    RunIntroOptions {
  /** Called after the fade: render the site. */
  onDone: () => void;
}

/**
 * Full-screen loading screen of the first visit, for apps rendered by React. To paint it before
 * JavaScript loads, render `IntroMarkup` to HTML, inline this component's CSS and call `runIntro`.
 *
 * Server-rendered pages set `data-intro` on the root element. It hides the page and pauses other
 * animations. `runIntro` removes it.
 *
 * The line can move to the page's heading: mark its parts with `data-intro-target="start"`, `"bar"`
 * and `"end"`, fully drawn. They then get `data-arrived`.
 *
 * Not for loading between pages (`Spinner`) or parts of a page (`Skeleton`).
 */
export function IntroLoader({
  onDone,
  random,
  ready,
  brand,
  label,
  failure,
  noScript,
  ref,
  ...outer
}: IntroLoaderProps) {
  const host = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => host.current as HTMLDivElement, []);
  // Runs once.
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
      // `failure` is shown already.
      (error) => console.error(error),
    );
  }, []);

  return (
    <div {...outer} ref={host}>
      <IntroMarkup brand={brand} label={label} failure={failure} noScript={noScript} />
    </div>
  );
}
