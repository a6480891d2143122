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
  /** Unique within the accordion. */
  value: string;
  title: ReactNode;
  /** Short text at the row's end, such as a count. */
  meta?: ReactNode | undefined;
  content: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

export interface AccordionProps extends OuterProps<HTMLDivElement> {
  items: readonly AccordionItem[];
  /** Controlled values. */
  value?: readonly string[] | undefined;
  /** @default none */
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Opening an item closes the others. @default false */
  exclusive?: boolean | undefined;
  /** @default 3 */
  level?: HeadingLevel | undefined;
}

const none: readonly string[] = [];

/**
 * Accordion with open items controlled by the page, such as settings.
 *
 * Not for questions and answers: `Faq` works without JavaScript and with find-in-page.
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
            {item.meta !== undefined && (
              <span className={clsx(sizes.sm, styles.note)}>{item.meta}</span>
            )}
            <span className={styles.mark} aria-hidden="true" />
          </Radix.Trigger>
        </Title>
      </Radix.Header>
      <Radix.Content className={styles.content} forceMount hidden={!open.includes(item.value)}>
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
