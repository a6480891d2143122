import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { spaces } from "../../internal/spaces.css.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { counted, sectionNumber } from "../../theme/sectionNumber.css.ts";
import { emphasis, sizes } from "../../theme/type.css.ts";
import * as styles from "./Section.css.ts";

export interface SectionHeaderProps extends OuterProps<HTMLDivElement> {
  /** Whether the section is counted. @default true */
  numbered?: boolean | undefined;
  label: ReactNode;
  meta?: ReactNode | undefined;
  /** Makes the label a heading, without a `SectionTitle`. */
  level?: HeadingLevel | undefined;
  /** Less space, before a compact `SectionTitle`. @default false */
  compact?: boolean | undefined;
}

/**
 * Section header with a hairline, a number (CSS counter), a label and a note. `SectionTitle` is the
 * heading below, `Section` combines both.
 *
 * Not for the top of a page (`PageHeader`) or a mere heading (`Heading`).
 */
export function SectionHeader({
  numbered = true,
  label,
  meta,
  level,
  compact = false,
  className,
  ...outer
}: SectionHeaderProps) {
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
      <Label className={`${strong} ${styles.label}`}>{label}</Label>
      {meta !== undefined && <p className={`${sizes.sm} ${styles.note}`}>{meta}</p>}
    </div>
  );
}

export interface SectionTitleProps extends OuterProps<HTMLDivElement> {
  children: ReactNode;
  /** Beside the heading. */
  side?: ReactNode | undefined;
  /** Link beside the heading. */
  actions?: ReactNode | undefined;
  sideSize?: "body" | "sm" | undefined;
  /** Smaller heading, before tall content. @default false */
  compact?: boolean | undefined;
  /** @default 2 */
  level?: HeadingLevel | undefined;
  headingId?: string | undefined;
}

/** Large heading of a section, with optional text or action. */
export function SectionTitle({
  children,
  side,
  actions,
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
    actions !== undefined && styles.withAction,
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
          actions !== undefined && styles.besideAction,
        )}
        id={headingId}
      >
        {children}
      </Heading>
      {besides && <div className={clsx(sideClasses)}>{side}</div>}
      {actions !== undefined && <div className={styles.action}>{actions}</div>}
    </div>
  );
}

export interface SectionProps
  extends OuterProps,
    Pick<SectionHeaderProps, "numbered" | "label" | "meta" | "level" | "compact"> {
  /** Anchor of the section. */
  id: string;
  /** Full width: wrap content in a `Container`. */
  children: ReactNode;
}

/**
 * Full-width section with spacing and a `SectionHeader`. No landmark: a page has many, and its
 * heading leads to it.
 */
export function Section({
  id,
  children,
  numbered,
  label,
  meta,
  level,
  compact,
  className,
  ...outer
}: SectionProps) {
  return (
    <section {...outer} id={id} className={clsx(spaces.section, styles.section, className)}>
      <Container>
        <SectionHeader
          numbered={numbered}
          label={label}
          meta={meta}
          level={level}
          compact={compact}
        />
      </Container>
      {children}
    </section>
  );
}
