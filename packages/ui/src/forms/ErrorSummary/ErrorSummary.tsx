import { clsx } from "clsx";
import { type MouseEvent, type ReactNode, useContext, useState } from "react";
import { emptyStatus } from "../../internal/emptyStatus.css.ts";
import { fieldAttribute } from "../../internal/fieldAttribute.ts";
import { focusFirstControl } from "../../internal/focusFirstControl.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useHydrated } from "../../internal/useClientValue.ts";
import { invalidFields } from "../../messages/forms.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { Link } from "../../primitives/Link/index.ts";
import { sizes } from "../../theme/type.css.ts";
import { errorSummaryAttribute } from "../Form/errorSummaryAttribute.ts";
import { FormContext } from "../Form/FormContext.ts";
import { getFieldId } from "../Form/getFieldId.ts";
import * as styles from "./ErrorSummary.css.ts";

export interface ErrorSummaryProps extends OuterProps<HTMLDivElement> {
  /** @default "2 fields need another look" */
  title?: ReactNode | undefined;
  /**
   * Labels by field name, in list order. Other errors follow without a link.
   *
   * @default the messages, linked unless their name is ""
   */
  labels?: Readonly<Record<string, ReactNode>> | undefined;
}

/** Focuses the visible control, as the named one may be hidden. */
function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const named = event.currentTarget.closest("form")?.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof Element)) return;
  if (focusFirstControl(control.closest(`[${fieldAttribute}]`) ?? control)) event.preventDefault();
}

/**
 * Links to the invalid fields of the surrounding `Form`. Shows errors without a field, too. Always
 * render it, near the form's title: it is empty without errors.
 *
 * Not for the result of a submission (`FormStatus`).
 */
export function ErrorSummary({ title, labels, className, ...outer }: ErrorSummaryProps) {
  const { id, errors } = useContext(FormContext);
  const message = useMessage();
  const invalidNames = Object.keys(errors).filter((name) => Boolean(errors[name]));
  const linked = Object.keys(labels ?? errors).filter(
    (name) => name !== "" && invalidNames.includes(name),
  );
  const others = invalidNames.filter((name) => !linked.includes(name));
  const hydrated = useHydrated();
  // Without JavaScript, the response page starts with focus on the summary.
  const [isResponse] = useState(!hydrated && invalidNames.length > 0);
  return (
    <div
      {...outer}
      className={clsx(styles.root, invalidNames.length === 0 && emptyStatus, className)}
      {...{ [errorSummaryAttribute]: "" }}
      tabIndex={isResponse ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: response to a submission
      autoFocus={isResponse || undefined}
      // React handles `autoFocus` itself and reports the server's attribute.
      suppressHydrationWarning
    >
      <div role="status">
        {invalidNames.length > 0 && (
          <p className={clsx(styles.title, sizes.sm)}>
            {title ?? message(invalidFields, { count: linked.length })}
          </p>
        )}
      </div>
      {invalidNames.length > 0 && (
        <ul className={clsx(styles.list, sizes.sm)}>
          {linked.map((name) => (
            <li key={name}>
              <Link
                href={`#${getFieldId(id, name)}`}
                variant="plain"
                className={styles.link}
                onClick={(event) => focusField(event, name)}
              >
                {(labels ?? errors)[name]}
              </Link>
            </li>
          ))}
          {others.map((name) => (
            <li key={name} className={styles.other}>
              {errors[name]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
