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
  /** Name of the filters, such as "Filters". On a narrow page the button that opens them. */
  label: string;
  /** How many of them are set, small and raised after the name on a narrow page. */
  count?: ReactNode | undefined;
  /** A `SearchField` with its label shown. Always in view. */
  search?: ReactNode | undefined;
  /** Up to four `Select`s. */
  children: ReactNode;
  /**
   * Address of the list, for a page without scripts: it gets the values of everything in the panel
   * that has a `name`. Needs the `submitLabel`. @default that of the page
   */
  action?: string | undefined;
  /**
   * The words on the button that applies the filters where no script does; with scripts it is not
   * there. Without them the panel is no form of its own.
   */
  submitLabel?: ReactNode | undefined;
  /** After them, such as a link that clears all. */
  end?: ReactNode | undefined;
}

/**
 * A search and the filters of a list that has more of them than a `FilterBar` can carry: one row,
 * and at 768 px and below a button that opens them below the search.
 *
 * Not for one or two filters (`FilterBar`), nor for a form that is sent (`Form`).
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
      {/* By hand, and no Drawer: the same filters stand in the server's HTML and on a wide page, and the
          list they act on stays in view. */}
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a box of its own, which the grid could not look through */}
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
          <Button type="submit" kind="outline" size="small">
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
          <form action={action} className={styles.form}>
            {content}
          </form>
        </FormContext>
      )}
    </div>
  );
}
