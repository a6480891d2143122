import * as Radix from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Tabs.css.ts";

export interface TabItem {
  /** Identifies the tab in `value` and `onValueChange`. */
  value: string;
  label: ReactNode;
  content: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

export interface TabsProps extends OuterProps<HTMLDivElement> {
  /** Accessible name ("Plans"). */
  label: string;
  items: readonly TabItem[];
  /** Controlled value. */
  value?: string | undefined;
  /** Initially selected tab. @default the first tab */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Tabs: views of one subject, one visible at a time.
 *
 * Not for pages with their own URL (`Nav`) or content to compare (`Table`).
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value ?? "",
  onValueChange,
  className,
  ...outer
}: TabsProps) {
  const { direction } = useAgency();
  const [shown, show] = useControlled(value, defaultValue, onValueChange);
  return (
    <Radix.Root {...outer} dir={direction} className={className} value={shown} onValueChange={show}>
      <Radix.List className={clsx(styles.list, scriptOnly)} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={clsx(sizes.body, styles.tab)}
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          className={styles.panel}
          // Keeps closed panels in the document, for print and without JavaScript.
          forceMount
          hidden={item.value !== shown}
        >
          <p className={clsx(sizes.body, styles.heading)} aria-hidden="true">
            {item.label}
          </p>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
