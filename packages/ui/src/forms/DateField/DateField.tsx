import { parseDate } from "@internationalized/date";
import { clsx } from "clsx";
import { type Ref, useImperativeHandle, useRef } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useLocaleTag } from "../../foundations/AgencyProvider/useLocaleTag.ts";
import * as line from "../../internal/fieldLine.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useProgressiveEnhancement } from "../../internal/useProgressiveEnhancement.ts";
import { warn } from "../../internal/warn.ts";
import { Field, type FieldLabels } from "../Field/index.ts";
import { splitFieldProps } from "../Field/UnderlinedField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";
import * as styles from "./DateField.css.ts";
import { DatePicker } from "./DatePicker.tsx";

/** Attributes except `className` go to the segment group. */
export interface DateFieldProps extends FieldLabels, OuterProps<HTMLDivElement> {
  className?: string | undefined;
  /** Segment group. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Form field name. Submitted as `YYYY-MM-DD`, or "". */
  name?: string | undefined;
  /** Controlled date as `YYYY-MM-DD`, or "". */
  value?: string | undefined;
  /** Initial date as `YYYY-MM-DD`. @default "" */
  defaultValue?: string | undefined;
  /** Called with a complete date, or "" when cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Earliest date, as `YYYY-MM-DD`. Explain violations in `error`. @default none */
  min?: string | undefined;
  /** Latest date, as `YYYY-MM-DD`. Explain violations in `error`. @default none */
  max?: string | undefined;
  /**
   * Locale, also of the calendar: `ar-AE-u-ca-islamic-umalqura` shows Hijri dates, while the value
   * stays Gregorian. `en` is month first, `en-AE` day first.
   *
   * @default the page's
   */
  locale?: string | undefined;
  /** Set `requiredLabel` too. @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

function parseIsoDate(text: string | undefined, prop: string) {
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
 * Date input with a calendar popover. Native until hydrated. The calendar
 * loads on first interaction.
 *
 * Not for approximate dates (`Select`) or times of day.
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
  const [fieldProps, { name, ...rest }] = splitFieldProps(props);
  const tag = useLocaleTag(locale, "DateField");
  const busy = useFormBusy();
  const [date, change] = useControlled(value, defaultValue, onValueChange);
  const group = useRef<HTMLDivElement>(null);
  const hiddenInput = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => group.current as HTMLDivElement, []);
  useFormReset(hiddenInput, () => change(defaultValue));
  const upgraded = useProgressiveEnhancement(group, (plain) => {
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
    <Field {...fieldProps} name={name} group>
      {({ id, ...control }) => (
        <div className={line.anchor}>
          <div {...rest} ref={group} id={id} className={line.control}>
            {upgraded ? (
              <I18nProvider locale={tag}>
                <DatePicker
                  control={control}
                  group={group}
                  value={parseIsoDate(date, "value") ?? null}
                  onChange={change}
                  min={parseIsoDate(min, "min")}
                  max={parseIsoDate(max, "max")}
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
            <input ref={hiddenInput} type="hidden" name={name} value={date} disabled={disabled} />
          )}
        </div>
      )}
    </Field>
  );
}
