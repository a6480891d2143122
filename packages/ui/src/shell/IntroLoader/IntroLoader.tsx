import { useEffect, useImperativeHandle, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { IntroMarkup, type IntroMarkupProps } from "./IntroMarkup.ts";
import { names } from "./names.ts";
import { type RunIntroOptions, runIntro } from "./runIntro.ts";

export interface IntroLoaderProps
  extends OuterProps<HTMLDivElement>,
    IntroMarkupProps,
    RunIntroOptions {
  /** Called once it has faded out: render the site now, and leave this out. */
  onDone: () => void;
}

/**
 * The full-screen intro of the first load: mark, text and a line that advances to 100 percent. For
 * an app that React starts; a page that should paint it before any script has run renders
 * `IntroMarkup` into its HTML instead, inlines this component's CSS, and calls `runIntro`.
 *
 * Where the page's HTML is there before the intro has ended, a script in the head sets `data-intro`
 * on the root element. While it is there, what stands in the body beside the intro is hidden, and
 * whatever plays once or when it comes into view waits (`Artwork`, `Hero`, `Line`, `Reveal` and all
 * other animations of CSS). `runIntro` takes it away when the fade has ended; nothing sets it again.
 *
 * A first heading with a line of its own can begin with the intro's: what carries
 * `data-intro-target="start"`, `"bar"` and `"end"` is where the round point, the line and the rhomb
 * move to while all else fades. They stand whole from the start and carry `data-arrived` afterwards.
 *
 * Not for loading between pages (`Spinner`), nor for parts of a page (`Loading`).
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
  // The intro runs once, as it was mounted; only what it calls at its end may change.
  const options = useRef({ random, ready });
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);

  useEffect(() => {
    const root = host.current?.querySelector<HTMLElement>(`.${names.root}`);
    if (!root || root.dataset.running) return;
    root.dataset.running = "true";
    runIntro(root, options.current).then(
      () => done.current(),
      // The intro itself shows that the site could not be loaded.
      (error) => console.error(error),
    );
  }, []);

  return (
    <div {...outer} ref={host}>
      <IntroMarkup brand={brand} text={text} failure={failure} noScript={noScript} />
    </div>
  );
}
