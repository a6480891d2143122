import { type MouseEvent, type ReactNode, useContext } from "react";
import { FormContext } from "../Form/FormContext.ts";
import { fieldId } from "../Form/fieldId.ts";
import { summaryMark } from "../Form/summaryMark.ts";
import { Link } from "../Link/index.ts";
import { sizes } from "../Text/Text.css.ts";
import * as styles from "./ErrorSummary.css.ts";

export interface ErrorSummaryProps {
  /** How many fields need another look, such as "Two fields need another look". */
  title: ReactNode;
  /**
   * The fields' labels by their names, in the order of the page: the errors are listed in this
   * order. An error of another name stands at the end, without a link.
   */
  labels: Readonly<Record<string, ReactNode>>;
  className?: string | undefined;
}

/** Focus goes to the control itself; of radio buttons, to the chosen one or the first. */
function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const named = event.currentTarget.closest("form")?.elements.namedItem(name);
  const radios = named instanceof RadioNodeList ? ([...named] as HTMLInputElement[]) : undefined;
  const control = radios ? (radios.find(({ checked }) => checked) ?? radios[0]) : named;
  if (!(control instanceof HTMLElement)) return;
  event.preventDefault();
  control.focus();
}

/**
 * What is wrong in the `Form` around it, as a list of links to the fields. Put it by the form's
 * title and leave it there: it shows nothing while there is no error.
 *
 * Not for the failure of a submission (`FormStatus`).
 *
 * Accessibility: after a failed submission focus goes to the first field in error, and the title is
 * read out politely after it; the region is there before it speaks (WCAG 4.1.3).
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes from link to link |
 * | Enter | moves focus to the field |
 */
export function ErrorSummary({ title, labels, className }: ErrorSummaryProps) {
  const { id, errors } = useContext(FormContext);
  const failed = Object.keys(errors).filter((name) => Boolean(errors[name]));
  const linked = Object.keys(labels).filter((name) => failed.includes(name));
  const others = failed.filter((name) => !linked.includes(name));
  return (
    <div className={className} {...{ [summaryMark]: "" }}>
      <div role="status">
        {failed.length > 0 && <p className={`${styles.title} ${sizes.sm}`}>{title}</p>}
      </div>
      {failed.length > 0 && (
        <ul className={`${styles.list} ${sizes.sm}`}>
          {linked.map((name) => (
            <li key={name}>
              <Link
                href={`#${fieldId(id, name)}`}
                kind="plain"
                className={styles.link}
                onClick={(event) => focusField(event, name)}
              >
                <span className={styles.label}>{labels[name]}</span>{" "}
                <span className={styles.message}>{errors[name]}</span>
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
