import { clsx } from "clsx";
import { type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import { Container } from "../../primitives/Container/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as filled from "./Filled.css.ts";
import { Filled, type HeroFill } from "./Filled.tsx";
import * as styles from "./Hero.css.ts";
import { Words } from "./Words.tsx";

export interface HeroProps extends OuterProps<HTMLDivElement> {
  /**
   * The headline: the page's heading of level 1. In a text a line break (`\n`) is kept; everything
   * else wraps by itself.
   */
  title: ReactNode;
  /**
   * The second part of a headline that a line runs through, at the end side: the line leaves the
   * page after the last word of `title`, a text, and comes back before the first word of this one.
   */
  titleEnd?: string | undefined;
  /**
   * The line does not leave the page: it fills the row between the last word of `title` and
   * `titleEnd`, with a field of fine arcs through its two points. Not with `stretch`.
   */
  fill?: HeroFill | undefined;
  /** One word of `title` that opens like a kashida, and how it looks when it is open. */
  stretch?: { word: string; stretched: string } | undefined;
  /** One or two sentences beneath the headline. */
  lead?: ReactNode | undefined;
  /** Buttons and links, beside the lead. */
  actions?: ReactNode | undefined;
  /** As wide as the page. */
  artwork?: ReactNode | undefined;
  /** Id of the heading. */
  headingId?: string | undefined;
}

/** Between the entrances of two headline lines, in ms (art direction, motion). */
const stagger = 70;

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
    const getPrefix = (stroke: HTMLElement) => stroke.parentElement!.getBoundingClientRect().x;
    const starts = new Map<HTMLElement, number>();
    for (const stroke of strokes) {
      if (getComputedStyle(stroke).animationName === "none") continue;
      const box = stroke.getBoundingClientRect();
      const towardsEnd = (stroke.dataset.stroke === "leave") !== rtl;
      starts.set(stroke, getPrefix(stroke));
      stroke.style.inlineSize = `${towardsEnd ? width - getPrefix(stroke) : box.right}px`;
    }
    const lengthen = () => {
      for (const stroke of starts.keys()) stroke.style.removeProperty("inline-size");
    };
    // A font that moves nothing, as one of a part far below, leaves them: their far end would count as
    // a shift of the page's, out of sight as it is.
    const follow = () => {
      for (const [stroke, start] of starts)
        if (getPrefix(stroke) !== start) stroke.style.removeProperty("inline-size");
    };
    window.addEventListener("resize", lengthen);
    document.fonts?.addEventListener("loadingdone", follow);
    return () => {
      window.removeEventListener("resize", lengthen);
      document.fonts?.removeEventListener("loadingdone", follow);
    };
  }, []);
  return ref;
}

/** Two parts, with the line that leaves after the one and arrives before the other. */
function Lined({
  title,
  titleEnd,
  stretch,
}: { title: string; titleEnd: string } & Pick<HeroProps, "stretch">) {
  const cut = Math.max(title.lastIndexOf(" "), title.lastIndexOf("\n")) + 1;
  const [first = "", ...others] = titleEnd.split(" ");
  return (
    <>
      <span className={styles.before}>
        <Words stretch={stretch}>{title.slice(0, cut)}</Words>
        <span className={styles.together}>
          <Words stretch={stretch}>{title.slice(cut)}</Words>
          <span className={styles.leave} aria-hidden="true">
            <span className={styles.leaving} data-stroke="leave" data-intro-target="bar" />
            <span className={styles.round} data-intro-target="start" />
          </span>
        </span>
      </span>{" "}
      <span className={styles.after}>
        <span className={styles.together}>
          <span className={styles.arrive} aria-hidden="true">
            <span className={styles.arriving} data-stroke="arrive" />
            <span className={styles.rhomb} data-intro-target="end" />
          </span>
          <Words stretch={stretch}>{first}</Words>
        </span>
        <Words stretch={stretch}>{["", ...others].join(" ")}</Words>
      </span>
    </>
  );
}

/**
 * The head of a home page: a headline, a lead, actions, and artwork. Between two parts of the
 * headline a line may leave the page at one edge and come back at the other. Wraps at any width.
 *
 * Not for an inner page (`PageHeader`) or a product with a launch (`Launch`), and once on a page.
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
  const entrance = useEntrance();
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
        <Words stretch={stretch}>{text}</Words>
      </span>
    ) : fill ? (
      <Filled title={text} titleEnd={titleEnd} fill={fill} />
    ) : (
      <Lined title={text} titleEnd={titleEnd} stretch={stretch} />
    );
  return (
    <div {...outer} className={clsx(styles.root, fill && filled.hero, className)} ref={entrance}>
      <Container before="page" className={clsx(fill && filled.content)}>
        <h1 id={headingId} className={clsx(styles.headline, fill && filled.headline)} tabIndex={-1}>
          {(stretch || fill?.join) && text !== undefined ? (
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
          <div className={styles.foot}>
            {lead !== undefined && <p className={clsx(sizes.lead, styles.lead)}>{lead}</p>}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
      </Container>
      {artwork !== undefined && <div className={styles.artwork}>{artwork}</div>}
    </div>
  );
}
