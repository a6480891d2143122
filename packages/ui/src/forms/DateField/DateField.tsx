import { parseDate } from "@internationalized/date";
import { clsx } from "clsx";
import { type Ref, useImperativeHandle, useRef } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useLocaleTag } from "../../foundations/AgencyProvider/useLocaleTag.ts";
import * as line from "../../internal/fieldLine.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useUpgrade } from "../../internal/useUpgrade.ts";
import { warn } from "../../internal/warn.ts";
import { Field, type FieldLabels } from "../Field/index.ts";
import { splitField } from "../Field/LineField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";
import * as styles from "./DateField.css.ts";
import { DatePicker } from "./DatePicker.tsx";

/** `className` is the outer element's; `ref`, `id`, `aria-*` and `data-*` are the group's of the date's parts. */
export interface DateFieldProps extends FieldLabels, OuterProps<HTMLDivElement> {
  /** Of the outer element, which holds the label, the date and its messages. */
  className?: string | undefined;
  /** The group of the date's parts. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Name of the value in the form, which sends it as `YYYY-MM-DD`, and as "" where there is none. */
  name?: string | undefined;
  /** The date as `YYYY-MM-DD`, where the caller holds it; "" is an empty field. */
  value?: string | undefined;
  /** The date at first, as `YYYY-MM-DD`. @default "" */
  defaultValue?: string | undefined;
  /** Called with the date as `YYYY-MM-DD` once it is whole, and with "" once all its parts are empty. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The first date that may be chosen, as `YYYY-MM-DD`. An earlier one is marked as wrong; say why in `error`. @default none */
  min?: string | undefined;
  /** The last date that may be chosen, as `YYYY-MM-DD`. A later one is marked as wrong; say why in `error`. @default none */
  max?: string | undefined;
  /**
   * Language of the date, which also names its calendar: `ar-AE-u-ca-islamic-umalqura` shows the
   * Hijri one, while the value stays Gregorian. `en` alone has the month first; name the country
   * where the day comes first, such as `en-AE`. @default that of the page
   */
  locale?: string | undefined;
  /** Must be filled; say so in `requiredLabel` as well. @default false */
  required?: boolean | undefined;
  /** Is shown and cannot be changed. @default false */
  disabled?: boolean | undefined;
}

/** A date of ISO 8601, or none where it is not one. */
function toDate(text: string | undefined, prop: string) {
  if (!text) return undefined;
  try {
    return parseDate(text);
  } catch {
    if (process.env.NODE_ENV !== "production") {
      warn(true, `DateField: ${prop} "${text}" is no date such as "2026-03-21".`);
    }
    return undefined;
  }
}

/**
 * A date, written part by part in the order and the calendar of its language, or chosen from a
 * calendar. React Aria's date picker; the server sends the browser's own date field, which posts
 * without scripts, and the calendar loads when the field is first touched.
 *
 * Not for a date that is far from exact, such as a season (`Select`), nor for a moment of the day.
 */
export function DateField({
  value,
  defaultValue = "",
  onValueChange,
  min,
  max,
  locale,
  required = false,
  disabled = false,
  ref,
  ...props
}: DateFieldProps) {
  const [frame, { name, ...rest }] = splitField(props);
  const tag = useLocaleTag(locale, "DateField");
  const busy = useFormBusy();
  const [date, change] = useControlled(value, defaultValue, onValueChange);
  const group = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => group.current as HTMLDivElement, []);
  useFormReset(sent, () => change(defaultValue));
  const upgraded = useUpgrade(group, (plain) => {
    const written = plain.querySelector("input")?.value ?? "";
    if (written !== date) change(written);
  });
  if (process.env.NODE_ENV !== "production") {
    warn(
      min !== undefined && max !== undefined && min > max,
      `DateField: min ${min} is later than max ${max}.`,
    );
  }
  return (
    <Field {...frame} name={name} group>
      {({ id, ...control }) => (
        <div className={line.anchor}>
          <div {...rest} ref={group} id={id} className={line.control}>
            {upgraded ? (
              <I18nProvider locale={tag}>
                <DatePicker
                  control={control}
                  group={group}
                  value={toDate(date, "value") ?? null}
                  onChange={change}
                  min={toDate(min, "min")}
                  max={toDate(max, "max")}
                  required={required}
                  disabled={disabled}
                  busy={busy}
                />
              </I18nProvider>
            ) : (
              <input
                {...control}
                type="date"
                name={name}
                defaultValue={date}
                min={min}
                max={max}
                required={required}
                disabled={disabled}
                readOnly={busy}
                className={clsx(line.input, styles.plain)}
              />
            )}
          </div>
          {upgraded && (
            <input ref={sent} type="hidden" name={name} value={date} disabled={disabled} />
          )}
        </div>
      )}
    </Field>
  );
}
