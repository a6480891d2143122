import { clsx } from "clsx";
import { type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import { Container } from "../../primitives/Container/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { sizes } from "../../theme/type.css.ts";
import { AnimatedWords } from "./AnimatedWords.tsx";
import * as filled from "./FilledHeadline.css.ts";
import { FilledHeadline, type HeroFill } from "./FilledHeadline.tsx";
import * as styles from "./Hero.css.ts";

export interface HeroProps extends OuterProps<HTMLDivElement> {
  /** Line breaks (`\n`) are kept. */
  title: ReactNode;
  /**
   * Second part of the headline. A line leaves the page after `title`, which must be a string, and
   * returns before this part.
   */
  titleEnd?: string | undefined;
  /** Fills the row between `title` and `titleEnd` with the line. Not with `stretch`. */
  fill?: HeroFill | undefined;
  /** Word of `title` that extends like a kashida, and its extended form. */
  stretch?: { word: string; stretched: string } | undefined;
  /** One or two sentences. */
  lead?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  artwork?: ReactNode | undefined;
  headingId?: string | undefined;
}

/** Delay between lines, in ms (art direction). */
const stagger = 70;

function useEntranceAnimation() {
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
    // While animated, the second line starts when the first reaches the edge. Resizing and late
    // fonts restore the full length.
    const width = document.documentElement.clientWidth;
    const rtl = getComputedStyle(root).direction === "rtl";
    const strokes = root.querySelectorAll<HTMLElement>("[data-stroke]");
    const getStartX = (stroke: HTMLElement) => stroke.parentElement!.getBoundingClientRect().x;
    const starts = new Map<HTMLElement, number>();
    for (const stroke of strokes) {
      if (getComputedStyle(stroke).animationName === "none") continue;
      const box = stroke.getBoundingClientRect();
      const towardsEnd = (stroke.dataset.stroke === "leave") !== rtl;
      starts.set(stroke, getStartX(stroke));
      stroke.style.inlineSize = `${towardsEnd ? width - getStartX(stroke) : box.right}px`;
    }
    const restoreLengths = () => {
      for (const stroke of starts.keys()) stroke.style.removeProperty("inline-size");
    };
    // Ignores fonts that move no words: a longer line would count as a layout shift.
    const restoreMovedLines = () => {
      for (const [stroke, start] of starts)
        if (getStartX(stroke) !== start) stroke.style.removeProperty("inline-size");
    };
    window.addEventListener("resize", restoreLengths);
    document.fonts?.addEventListener("loadingdone", restoreMovedLines);
    return () => {
      window.removeEventListener("resize", restoreLengths);
      document.fonts?.removeEventListener("loadingdone", restoreMovedLines);
    };
  }, []);
  return ref;
}

/** Two parts, connected by a line across the page's edges. */
function LinedHeadline({
  title,
  titleEnd,
  stretch,
}: { title: string; titleEnd: string } & Pick<HeroProps, "stretch">) {
  const cut = Math.max(title.lastIndexOf(" "), title.lastIndexOf("\n")) + 1;
  const [first = "", ...others] = titleEnd.split(" ");
  return (
    <>
      <span className={styles.before}>
        <AnimatedWords stretch={stretch}>{title.slice(0, cut)}</AnimatedWords>
        <span className={styles.noWrap}>
          <AnimatedWords stretch={stretch}>{title.slice(cut)}</AnimatedWords>
          <span className={styles.leave} aria-hidden="true">
            <span className={styles.leaving} data-stroke="leave" data-intro-target="bar" />
            <span className={styles.round} data-intro-target="start" />
          </span>
        </span>
      </span>{" "}
      <span className={styles.after}>
        <span className={styles.noWrap}>
          <span className={styles.arrive} aria-hidden="true">
            <span className={styles.arriving} data-stroke="arrive" />
            <span className={styles.rhomb} data-intro-target="end" />
          </span>
          <AnimatedWords stretch={stretch}>{first}</AnimatedWords>
        </span>
        <AnimatedWords stretch={stretch}>{["", ...others].join(" ")}</AnimatedWords>
      </span>
    </>
  );
}

/**
 * Header of a home page: headline, lead, actions and artwork. Once per page.
 *
 * Not for inner pages (`PageHeader`) or products with a launch date (`Launch`).
 */
export function Hero({
  title,
  titleEnd,
  fill,
  stretch,
  lead,
  actions,
  artwork,
  headingId,
  className,
  ref,
  ...outer
}: HeroProps) {
  const entrance = useEntranceAnimation();
  useImperativeHandle(ref, () => entrance.current as HTMLDivElement, [entrance]);
  const text = typeof title === "string" ? title : undefined;
  if (process.env.NODE_ENV !== "production") {
    warn(
      text === undefined && (titleEnd !== undefined || stretch !== undefined),
      "Hero: `titleEnd` and `stretch` need a `title` that is a text.",
    );
  }
  const headline =
    text === undefined ? (
      title
    ) : titleEnd === undefined ? (
      <span className={styles.before}>
        <AnimatedWords stretch={stretch}>{text}</AnimatedWords>
      </span>
    ) : fill ? (
      <FilledHeadline title={text} titleEnd={titleEnd} fill={fill} />
    ) : (
      <LinedHeadline title={text} titleEnd={titleEnd} stretch={stretch} />
    );
  return (
    <div {...outer} className={clsx(styles.root, fill && filled.hero, className)} ref={entrance}>
      <Container paddingBlockStart="page" className={clsx(fill && filled.content)}>
        <h1 id={headingId} className={clsx(styles.headline, fill && filled.headline)} tabIndex={-1}>
          {stretch && !fill && text !== undefined ? (
            <>
              <VisuallyHidden>
                {[text.replaceAll("\n", " "), titleEnd].filter(Boolean).join(" ")}
              </VisuallyHidden>
              <span aria-hidden="true">{headline}</span>
            </>
          ) : (
            headline
          )}
        </h1>
        {(lead !== undefined || actions !== undefined) && (
          <div className={clsx(styles.foot, fill && filled.foot)}>
            {lead !== undefined && <p className={clsx(sizes.lead, styles.lead)}>{lead}</p>}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
      </Container>
      {artwork !== undefined && <div className={styles.artwork}>{artwork}</div>}
    </div>
  );
}
