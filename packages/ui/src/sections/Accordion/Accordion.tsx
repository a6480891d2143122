import * as Radix from "@radix-ui/react-accordion";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Accordion.css.ts";

export interface AccordionItem {
  /** Tells the items apart; `value` and `onValueChange` name them by it. */
  value: string;
  title: ReactNode;
  /** A remark at the end side of the title, such as a count or a state. */
  note?: ReactNode | undefined;
  content: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

export interface AccordionProps extends OuterProps<HTMLDivElement> {
  /** What opens, in reading order. */
  items: readonly AccordionItem[];
  /** The items that are open, where the page decides. */
  value?: readonly string[] | undefined;
  /** The items that are open first. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with the items that are to be open. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Opening one closes the others. @default false */
  exclusive?: boolean | undefined;
  /** The rank of the titles. @default 3 */
  level?: HeadingLevel | undefined;
}

const none: readonly string[] = [];

/**
 * Titles that open what stands below them, where the page knows which are open: steps of a long
 * form, groups of settings. Radix's accordion.
 *
 * Not for questions and answers (`Faq`, the browser's own disclosure: it works before the script has
 * come, and a search in the page opens it).
 */
export function Accordion({
  items,
  value,
  defaultValue = none,
  onValueChange,
  exclusive = false,
  level = 3,
  className,
  ...outer
}: AccordionProps) {
  const { direction } = useAgency();
  const [open, change] = useControlled<readonly string[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const Title = `h${level}` as const;
  const common = { ...outer, dir: direction, className: clsx(styles.root, className) };
  const parts = items.map((item) => (
    <Radix.Item
      key={item.value}
      value={item.value}
      disabled={item.disabled ?? false}
      className={styles.item}
    >
      <Radix.Header asChild>
        <Title className={styles.header}>
          <Radix.Trigger className={clsx(sizes.h4, styles.trigger)}>
            <span className={styles.title}>{item.title}</span>
            {item.note !== undefined && (
              <span className={clsx(sizes.sm, styles.note)}>{item.note}</span>
            )}
            <span className={styles.mark} aria-hidden="true" />
          </Radix.Trigger>
        </Title>
      </Radix.Header>
      <Radix.Content
        className={styles.content}
        // All of it stands in the document.
        forceMount
        hidden={!open.includes(item.value)}
      >
        <div className={clsx(sizes.body, styles.inner)}>{item.content}</div>
      </Radix.Content>
    </Radix.Item>
  ));
  return exclusive ? (
    <Radix.Root
      {...common}
      type="single"
      collapsible
      value={open[0] ?? ""}
      onValueChange={(one) => change(one === "" ? [] : [one])}
    >
      {parts}
    </Radix.Root>
  ) : (
    <Radix.Root {...common} type="multiple" value={[...open]} onValueChange={change}>
      {parts}
    </Radix.Root>
  );
}
