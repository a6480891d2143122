import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { spaces } from "../../internal/spaces.css.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { counted, sectionNumber } from "../../theme/sectionNumber.css.ts";
import { emphasis, sizes } from "../../theme/type.css.ts";
import * as styles from "./SectionHead.css.ts";

export interface SectionHeadProps extends OuterProps<HTMLDivElement> {
  /** Whether it is counted among the sections of the page, and shows its number. @default true */
  numbered?: boolean | undefined;
  /** The short name of the section, above its title. */
  label: ReactNode;
  /** A remark at the end side. */
  note?: ReactNode | undefined;
  /** Id of the label, so that the section can name itself by it. */
  labelId?: string | undefined;
  /** Makes the label a heading, where the section has no larger one. */
  level?: HeadingLevel | undefined;
  /** Less air below it above 768 px, for a section whose `SectionTitle` is compact. @default false */
  compact?: boolean | undefined;
}

/**
 * Opens a section: a hairline from a point, its number on the page, a label, and a note at the end
 * side. The numbers follow the order of the document by themselves.
 * `SectionTitle` is the large heading below it; `Section` sets both the gap and the name.
 *
 * Not for the opening of a page (`PageHeader`), nor for a heading alone (`Heading`).
 */
export function SectionHead({
  numbered = true,
  label,
  note,
  labelId,
  level,
  compact = false,
  className,
  ...outer
}: SectionHeadProps) {
  const Label = level ? (`h${level}` as const) : "p";
  const strong = `${sizes.sm} ${emphasis}`;
  return (
    <div
      {...outer}
      className={clsx(styles.head, compact && styles.compactHead, numbered && counted, className)}
    >
      {numbered && (
        <span className={`${strong} ${sectionNumber} ${styles.number}`} aria-hidden="true" />
      )}
      <Label id={labelId} className={`${strong} ${styles.label}`}>
        {label}
      </Label>
      {note !== undefined && <p className={`${sizes.sm} ${styles.note}`}>{note}</p>}
    </div>
  );
}

export interface SectionTitleProps extends OuterProps<HTMLDivElement> {
  children: ReactNode;
  /** Text beside the heading, on its last lines. */
  side?: ReactNode | undefined;
  /** A link at the end side, on the heading's last line. */
  action?: ReactNode | undefined;
  /** `body` from column 8 on, `sm` and what is compact from column 9 on. @default "body" */
  sideSize?: "body" | "sm" | undefined;
  /**
   * A smaller heading and less air above 768 px, so that what follows comes into the same window: for
   * a working model, or a drawing as high as the window. @default false
   */
  compact?: boolean | undefined;
  /** Rank of the title in the page's outline. @default 2 */
  level?: HeadingLevel | undefined;
  /** Id of the heading. */
  headingId?: string | undefined;
}

/** The large heading of a section, with an optional text beside it. */
export function SectionTitle({
  children,
  side,
  action,
  sideSize = "body",
  compact = false,
  level = 2,
  headingId,
  className,
  ...outer
}: SectionTitleProps) {
  const besides = side !== undefined;
  const sideClasses = [
    styles.side,
    sizes[sideSize],
    (compact || sideSize === "sm") && styles.sideSmall,
  ];
  const classes = [
    styles.title,
    compact && styles.compactTitle,
    action !== undefined && styles.withAction,
    className,
  ];
  return (
    <div {...outer} className={clsx(classes)}>
      <Heading
        level={level}
        size="d2"
        className={clsx(
          styles.heading,
          besides && (compact ? styles.compactBesideSide : styles.besideSide),
          compact && styles.compact,
          action !== undefined && styles.besideAction,
        )}
        id={headingId}
      >
        {children}
      </Heading>
      {besides && <div className={clsx(sideClasses)}>{side}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export interface SectionProps
  extends OuterProps,
    Pick<SectionHeadProps, "numbered" | "label" | "note" | "level" | "compact"> {
  /** Of the section. The label takes it with `-label` behind. */
  id: string;
  /** As wide as the page: put what keeps the margins into a `Container`. */
  children: ReactNode;
}

/**
 * A section of a page: the gap before it, its head, and its content. Content reaches from edge to
 * edge, so that drawings may; everything else goes into a `Container`.
 */
export function Section({
  id,
  children,
  numbered,
  label,
  note,
  level,
  compact,
  className,
  ...outer
}: SectionProps) {
  const labelId = `${id}-label`;
  return (
    <section
      {...outer}
      id={id}
      className={clsx(spaces.section, styles.section, className)}
      aria-labelledby={labelId}
    >
      <Container>
        <SectionHead
          numbered={numbered}
          label={label}
          note={note}
          level={level}
          compact={compact}
          labelId={labelId}
        />
      </Container>
      {children}
    </section>
  );
}
