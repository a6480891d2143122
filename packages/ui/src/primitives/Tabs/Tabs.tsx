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
  /** Tells the tabs apart; `value` and `onValueChange` name one by it. */
  value: string;
  /** The words of the tab. */
  label: ReactNode;
  /** What it shows. */
  content: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

export interface TabsProps extends OuterProps<HTMLDivElement> {
  /** Names the list of tabs, such as "Plans". */
  label: string;
  /** The tabs with their panels, in reading order. */
  items: readonly TabItem[];
  /** The tab that is shown, where the page decides. */
  value?: string | undefined;
  /** The tab that is shown first. @default the first one */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Several views of one subject, of which one is shown. Radix's tabs.
 *
 * Not for places with an address of their own (`Nav`, links), nor for what people compare: put that
 * side by side or in a `Table`.
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
          // All of them stand in the document.
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
