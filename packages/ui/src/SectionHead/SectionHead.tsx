import type { ReactNode } from "react";
import { Container } from "../Container/index.ts";
import { spaces } from "../Container/spaces.css.ts";
import { Heading, type HeadingLevel } from "../Heading/index.ts";
import { emphasis, sizes } from "../Text/Text.css.ts";
import * as styles from "./SectionHead.css.ts";

export interface SectionHeadProps {
  /** The section's place on the page. */
  number?: ReactNode | undefined;
  label: ReactNode;
  /** A remark at the end side. */
  note?: ReactNode | undefined;
  /** Of the label, so that the section can name itself by it. */
  id?: string | undefined;
  /** Makes the label a heading, where the section has no larger one. */
  level?: HeadingLevel | undefined;
}

/**
 * Opens a section: a hairline from a point, a number, a label, and a note at the end side.
 * `SectionTitle` is the large heading below it; `Section` sets both the gap and the name.
 *
 * Not for the opening of a page (`PageHeader`), nor for a heading alone (`Heading`).
 *
 * Accessibility: the label is a heading only with `level`; the number is hidden. `Section` is a
 * region named by the label.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function SectionHead({ number, label, note, id, level }: SectionHeadProps) {
  const Label = level ? (`h${level}` as const) : "p";
  const strong = `${sizes.sm} ${emphasis}`;
  return (
    <div className={styles.head}>
      {number !== undefined && (
        <span className={`${strong} ${styles.number}`} aria-hidden="true">
          {number}
        </span>
      )}
      <Label id={id} className={`${strong} ${styles.label}`}>
        {label}
      </Label>
      {note !== undefined && <p className={`${sizes.sm} ${styles.note}`}>{note}</p>}
    </div>
  );
}

export interface SectionTitleProps {
  children: ReactNode;
  /** Text beside the heading, on its last lines. */
  side?: ReactNode | undefined;
  /** `body` from column 8 on, `sm` from column 9 on. @default "body" */
  sideSize?: "body" | "sm" | undefined;
  /** @default 2 */
  level?: HeadingLevel | undefined;
  id?: string | undefined;
}

/** The large heading of a section, with an optional text beside it. */
export function SectionTitle({
  children,
  side,
  sideSize = "body",
  level = 2,
  id,
}: SectionTitleProps) {
  const besides = side !== undefined;
  const sideClasses = [styles.side, sizes[sideSize], sideSize === "sm" && styles.sideSmall];
  return (
    <div className={styles.title}>
      <Heading
        level={level}
        size="d2"
        className={besides ? `${styles.heading} ${styles.besideSide}` : styles.heading}
        id={id}
      >
        {children}
      </Heading>
      {besides && <div className={sideClasses.filter(Boolean).join(" ")}>{side}</div>}
    </div>
  );
}

export interface SectionProps extends Omit<SectionHeadProps, "id"> {
  /** Of the section. The label takes it with `-label` behind. */
  id: string;
  /** As wide as the page: put what keeps the margins into a `Container`. */
  children: ReactNode;
}

/**
 * A section of a page: the gap before it, its head, and its content. Content reaches from edge to
 * edge, so that drawings may; everything else goes into a `Container`.
 */
export function Section({ id, children, ...head }: SectionProps) {
  const labelId = `${id}-label`;
  return (
    <section id={id} className={spaces.section} aria-labelledby={labelId}>
      <Container>
        <SectionHead {...head} id={labelId} />
      </Container>
      {children}
    </section>
  );
}
