import * as Radix from "@radix-ui/react-slider";
import { clsx } from "clsx";
import { useImperativeHandle, useRef } from "react";
import { useLocaleTag } from "../../foundations/AgencyProvider/useLocaleTag.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useUpgrade } from "../../internal/useUpgrade.ts";
import { warn } from "../../internal/warn.ts";
import { Field, type FieldLabels } from "../Field/index.ts";
import { splitField } from "../Field/LineField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";
import * as styles from "./RangeField.css.ts";

/** `className` is the outer element's; `ref`, `id`, `aria-*` and `data-*` are the group's of its thumbs. */
export interface RangeFieldProps extends FieldLabels, OuterProps<HTMLDivElement> {
  /** Of the outer element, which holds the label, the slider and its messages. */
  className?: string | undefined;
  /** Name of the value in the form, which sends it once for each thumb: read two with `FormData.getAll`. */
  name?: string | undefined;
  /** The number of each thumb, one or two of them, where the caller holds them. */
  value?: readonly number[] | undefined;
  /** The number of each thumb at first, one or two of them. @default one thumb at `min` */
  defaultValue?: readonly number[] | undefined;
  /** Called with the number of each thumb while one is moved. */
  onValueChange?: ((value: readonly number[]) => void) | undefined;
  /** Called with them when a thumb comes to rest: late enough to ask a server. */
  onValueCommit?: ((value: readonly number[]) => void) | undefined;
  /** Names of the two thumbs, such as "From" and "To". Needed where there are two. */
  thumbLabels?: readonly [start: string, end: string] | undefined;
  /** The least number. @default 0 */
  min?: number | undefined;
  /** The greatest number. @default 100 */
  max?: number | undefined;
  /** From one number to the next. @default 1 */
  step?: number | undefined;
  /** How the numbers are written, as `Intl.NumberFormat` takes it. @default plain numbers */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Language the numbers are written in. @default that of the page */
  locale?: string | undefined;
  /** Is shown and cannot be moved. @default false */
  disabled?: boolean | undefined;
}

/**
 * A number, or the two ends of a range, where the rough place counts more than the exact figure: a
 * budget, a distance. Radix's slider; the server sends native ones, which post without scripts.
 *
 * Not for an exact number (`NumberField`), nor for a choice of a few (`RadioGroup`).
 */
export function RangeField({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  thumbLabels,
  min = 0,
  max = 100,
  step = 1,
  formatOptions,
  locale,
  disabled = false,
  ref,
  ...props
}: RangeFieldProps) {
  const [frame, { name, ...rest }] = splitField(props);
  const busy = useFormBusy();
  const tag = useLocaleTag(locale, "RangeField");
  const first = defaultValue ?? [min];
  const [values, change] = useControlled(value, first, onValueChange);
  const group = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => group.current as HTMLDivElement, []);
  useFormReset(sent, () => change(first));
  const upgraded = useUpgrade(group, (plain) => {
    const chosen = [...plain.querySelectorAll("input")].map((input) => input.valueAsNumber);
    if (chosen.some((number, index) => number !== values[index])) {
      change(chosen.toSorted((a, b) => a - b));
    }
  });
  const two = values.length > 1;
  if (process.env.NODE_ENV !== "production") {
    warn(min > max, `RangeField: min ${min} is greater than max ${max}.`);
    warn(two && !thumbLabels, "RangeField: two thumbs need two names, thumbLabels.");
  }

  const format = new Intl.NumberFormat(tag, formatOptions);
  const write = ([start = min, end = start]: readonly number[]) =>
    two ? format.formatRange(start, end) : format.format(start);
  return (
    <Field {...frame} name={name} group>
      {({ id, "aria-labelledby": labelledBy, ...control }) => {
        const named = (index: number) => {
          const label = thumbLabels?.[index];
          return two && label ? { "aria-label": label } : { "aria-labelledby": labelledBy };
        };
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the label names a group where there are two
          <div
            {...rest}
            ref={group}
            id={id}
            role={two ? "group" : undefined}
            aria-labelledby={two ? labelledBy : undefined}
            className={styles.root}
          >
            {upgraded ? (
              <Radix.Root
                className={styles.slider}
                value={[...values]}
                onValueChange={(next) => !busy && change(next)}
                onValueCommit={(next) => !busy && onValueCommit?.(next)}
                min={min}
                max={max}
                step={step}
                disabled={disabled}
              >
                <Radix.Track className={styles.track}>
                  <Radix.Range className={styles.filled} />
                </Radix.Track>
                {values.map((number, index) => (
                  <Radix.Thumb
                    // biome-ignore lint/suspicious/noArrayIndexKey: thumbs are their places
                    key={index}
                    {...control}
                    {...named(index)}
                    aria-valuetext={format.format(number)}
                    className={clsx(styles.thumb, two && index === 0 && styles.start)}
                  />
                ))}
              </Radix.Root>
            ) : (
              <div className={styles.slider}>
                {values.map((number, index) => (
                  <input
                    // biome-ignore lint/suspicious/noArrayIndexKey: thumbs are their places
                    key={index}
                    {...control}
                    {...named(index)}
                    type="range"
                    name={name}
                    min={min}
                    max={max}
                    step={step}
                    disabled={disabled}
                    defaultValue={number}
                    className={styles.plain}
                  />
                ))}
              </div>
            )}
            {upgraded &&
              values.map((number, index) => (
                <input
                  // biome-ignore lint/suspicious/noArrayIndexKey: thumbs are their places
                  key={index}
                  ref={index === 0 ? sent : undefined}
                  type="hidden"
                  name={name}
                  value={number}
                  disabled={disabled}
                />
              ))}
            {/* The thumbs speak it. */}
            <span className={styles.value} aria-hidden="true">
              <bdi className={styles.ghost} suppressHydrationWarning>
                {write(two ? [max - step, max] : [max])}
              </bdi>
              <bdi className={styles.shown} suppressHydrationWarning>
                {write(values)}
              </bdi>
            </span>
          </div>
        );
      }}
    </Field>
  );
}
