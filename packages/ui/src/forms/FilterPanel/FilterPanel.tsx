import { clsx } from "clsx";
import { type ReactNode, useId, useMemo, useState } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Button } from "../../primitives/Button/index.ts";
import { ChevronIcon } from "../../primitives/Icons/index.ts";
import { plainOnly, scriptOnly } from "../../theme/shown.css.ts";
import { emphasis, sizes } from "../../theme/type.css.ts";
import { FormContext } from "../Form/FormContext.ts";
import * as styles from "./FilterPanel.css.ts";

export interface FilterPanelProps extends OuterProps<HTMLDivElement> {
  /** Name of group and expand button ("Filters"). */
  label: string;
  /** Active filters, shown when collapsible. */
  count?: ReactNode | undefined;
  /** `SearchField` with a visible label. Always shown. */
  search?: ReactNode | undefined;
  /** Up to four `Select`s. */
  children: ReactNode;
  /** URL for submissions without JavaScript. Requires `submitLabel`. @default the page's URL */
  action?: string | undefined;
  /** Submit button label, without JavaScript. Adds a form. */
  submitLabel?: ReactNode | undefined;
  /** Content after the filters, such as a reset link. */
  end?: ReactNode | undefined;
}

/**
 * Search field and filters, collapsible up to 768 px.
 *
 * Not for one or two filters (`FilterBar`) or a submitted form (`Form`).
 */
export function FilterPanel({
  label,
  count,
  search,
  children,
  action,
  submitLabel,
  end,
  className,
  ...outer
}: FilterPanelProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const formId = useId();
  const form = useMemo(() => ({ id: formId, errors: {}, busy: false }), [formId]);
  const content = (
    <>
      {search && <div className={styles.search}>{search}</div>}
      {/* No `Drawer`: filters are server-rendered, and the list must stay visible. */}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={clsx(styles.toggle, scriptOnly, sizes.sm, emphasis)}
      >
        <span>
          {label}
          {count !== undefined && <sup className={styles.count}> {count}</sup>}
        </span>
        <ChevronIcon className={styles.chevron} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's box would break the grid */}
      <div
        id={id}
        role="group"
        aria-label={label}
        className={clsx(styles.filters, !open && styles.closed)}
      >
        {children}
      </div>
      {submitLabel !== undefined && (
        <div className={clsx(styles.end, plainOnly)}>
          <Button type="submit" variant="outline" size="small">
            {submitLabel}
          </Button>
        </div>
      )}
      {end && <div className={styles.end}>{end}</div>}
    </>
  );
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {submitLabel === undefined ? (
        content
      ) : (
        <FormContext value={form}>
          <form action={action} aria-label={label} className={styles.form}>
            {content}
          </form>
        </FormContext>
      )}
    </div>
  );
}
