import { Fragment, type ReactNode, useLayoutEffect, useRef } from "react";
import { Container } from "../Container/index.ts";
import { sizes } from "../Text/Text.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Hero.css.ts";
import { useStretch } from "./useStretch.ts";

export interface HeroProps {
  /**
   * The headline's first part. The line leaves after its last word. A line break (`\n`) is kept;
   * everything else wraps by itself.
   */
  before: string;
  /** The headline's second part, at the end side. The line arrives before its first word. */
  after: string;
  /** One word of `before` that opens like a kashida, and how it looks when it is open. */
  stretch?: { word: string; stretched: string } | undefined;
  lead?: ReactNode | undefined;
  /** Buttons and links, beside the lead. */
  actions?: ReactNode | undefined;
  /** As wide as the page. */
  artwork?: ReactNode | undefined;
  id?: string | undefined;
}

/** Between the entrances of two headline lines, in ms (art direction, motion). */
const stagger = 70;

function Stretch({ stretched }: { stretched: string }) {
  return (
    <span className={styles.stretch}>
      <span className={styles.stretched}>{stretched}</span>
      <span className={styles.stretching}>{useStretch(stretched)}</span>
    </span>
  );
}

/** Lets each line of words enter after the one above it, and each stroke end at the page's edge. */
function useEntrance() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    let lines = -1;
    let top = Number.NEGATIVE_INFINITY;
    for (const word of root.querySelectorAll<HTMLElement>("[data-word]")) {
      const { offsetTop, offsetHeight } = word;
      if (offsetTop > top + offsetHeight / 2) {
        lines++;
        top = offsetTop;
      }
      word.style.animationDelay = `${lines * stagger}ms`;
    }
    // While it draws a stroke is as long as what is seen of it, so that the second leaves the edge
    // when the first has reached it. Words that move, as with the page's width or a late font, find
    // it longer than any page again; so does who sees no drawing.
    const width = document.documentElement.clientWidth;
    const rtl = getComputedStyle(root).direction === "rtl";
    const strokes = root.querySelectorAll<HTMLElement>("[data-stroke]");
    for (const stroke of strokes) {
      if (getComputedStyle(stroke).animationName === "none") continue;
      const box = stroke.getBoundingClientRect();
      const towardsEnd = (stroke.dataset.stroke === "leave") !== rtl;
      stroke.style.inlineSize = `${towardsEnd ? width - stroke.parentElement!.getBoundingClientRect().x : box.right}px`;
    }
    const lengthen = () => {
      for (const stroke of strokes) stroke.style.removeProperty("inline-size");
    };
    window.addEventListener("resize", lengthen);
    document.fonts?.addEventListener("loadingdone", lengthen);
    return () => {
      window.removeEventListener("resize", lengthen);
      document.fonts?.removeEventListener("loadingdone", lengthen);
    };
  }, []);
  return ref;
}

/**
 * The head of the home page: a headline between whose two parts a line leaves the page at one edge
 * and comes back at the other, then a lead, actions, and artwork. Wraps at any width.
 *
 * Not for an inner page (`PageHeader`) or a product with a launch (`Launch`), and once on a page.
 *
 * Accessibility: it holds the page's `h1`, which takes focus from scripts alone. The lines are
 * hidden; a stretched word is hidden too, and the heading is heard without the stretch.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function Hero({ before, after, stretch, lead, actions, artwork, id }: HeroProps) {
  const ref = useEntrance();
  const word = (text: string) => (
    <span className={styles.word} data-word="">
      {text === stretch?.word ? <Stretch stretched={stretch.stretched} /> : text}
    </span>
  );
  const words = before.split(/( |\n)/);
  const last = words.pop() ?? "";
  const [first = "", ...others] = after.split(" ");

  const headline = (
    <>
      <span className={styles.before}>
        {words.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the headline
          <Fragment key={index}>
            {text === "\n" ? <br /> : text === " " ? " " : word(text)}
          </Fragment>
        ))}
        <span className={styles.together}>
          {word(last)}
          <span className={styles.leave} aria-hidden="true">
            <span className={styles.leaving} data-stroke="leave" />
            <span className={styles.round} />
          </span>
        </span>
      </span>{" "}
      <span className={styles.after}>
        <span className={styles.together}>
          <span className={styles.arrive} aria-hidden="true">
            <span className={styles.arriving} data-stroke="arrive" />
            <span className={styles.rhomb} />
          </span>
          {word(first)}
        </span>
        {others.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the headline
          <Fragment key={index}> {word(text)}</Fragment>
        ))}
      </span>
    </>
  );

  return (
    <div className={styles.root} ref={ref}>
      <Container before="page">
        <h1 id={id} className={styles.headline} tabIndex={-1}>
          {stretch ? (
            <>
              <VisuallyHidden>{`${before.replace("\n", " ")} ${after}`}</VisuallyHidden>
              <span aria-hidden="true">{headline}</span>
            </>
          ) : (
            headline
          )}
        </h1>
        <div className={styles.foot}>
          {lead !== undefined && <p className={`${sizes.lead} ${styles.lead}`}>{lead}</p>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </Container>
      {artwork !== undefined && <div className={styles.artwork}>{artwork}</div>}
    </div>
  );
}
