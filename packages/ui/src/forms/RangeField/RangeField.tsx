import * as Radix from "@radix-ui/react-slider";
import { clsx } from "clsx";
import { type PointerEvent, useImperativeHandle, useRef } from "react";
import { useLocaleTag } from "../../foundations/AgencyProvider/useLocaleTag.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useProgressiveEnhancement } from "../../internal/useProgressiveEnhancement.ts";
import { warn } from "../../internal/warn.ts";
import { Field, type FieldLabels } from "../Field/index.ts";
import { splitFieldProps } from "../Field/UnderlinedField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";
import * as styles from "./RangeField.css.ts";

/** Attributes except `className` go to the thumb group. */
export interface RangeFieldProps extends FieldLabels, OuterProps<HTMLDivElement> {
  className?: string | undefined;
  /** Form field name, submitted once per thumb (`FormData.getAll`). */
  name?: string | undefined;
  /** Controlled values: one per thumb, at most two. */
  value?: readonly number[] | undefined;
  /** Initial values. @default one thumb at `min` */
  defaultValue?: readonly number[] | undefined;
  /** Called while a thumb moves. */
  onValueChange?: ((value: readonly number[]) => void) | undefined;
  /** Called when a thumb is released, such as for requests. */
  onValueCommit?: ((value: readonly number[]) => void) | undefined;
  /** Names of two thumbs ("From") and "To". */
  thumbLabels?: readonly [start: string, end: string] | undefined;
  /** @default 0 */
  min?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  /** Number format. @default plain numbers */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** @default the page's language */
  locale?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** jsdom has no pointer capture, which Radix requires. */
const skipWithoutCapture = (event: PointerEvent<HTMLElement>) =>
  "setPointerCapture" in event.target || event.preventDefault();

/**
 * Slider with one or two thumbs for approximate values. Native until hydrated and without
 * JavaScript, then Radix.
 *
 * Not for exact numbers (`NumberField`) or few options (`RadioGroup`).
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
  const [fieldProps, { name, ...rest }] = splitFieldProps(props);
  const busy = useFormBusy();
  const tag = useLocaleTag(locale, "RangeField");
  const first = defaultValue ?? [min];
  const [values, change] = useControlled(value, first, onValueChange);
  const group = useRef<HTMLDivElement>(null);
  const hiddenInput = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => group.current as HTMLDivElement, []);
  useFormReset(hiddenInput, () => change(first));
  const upgraded = useProgressiveEnhancement(group, (plain) => {
    const chosen = [...plain.querySelectorAll("input")].map((input) => input.valueAsNumber);
    if (chosen.some((number, index) => number !== values[index])) {
      change(chosen.toSorted((a, b) => a - b));
    }
  });
  const isRange = values.length > 1;
  if (process.env.NODE_ENV !== "production") {
    warn(min > max, `RangeField: min ${min} is greater than max ${max}.`);
    warn(isRange && !thumbLabels, "RangeField: two thumbs need two names, thumbLabels.");
  }

  const format = new Intl.NumberFormat(tag, formatOptions);
  const formatValues = ([start = min, end = start]: readonly number[]) =>
    isRange ? format.formatRange(start, end) : format.format(start);
  return (
    <Field {...fieldProps} name={name} group>
      {({ id, "aria-labelledby": labelledBy, ...control }) => {
        const getThumbLabel = (index: number) => {
          const label = thumbLabels?.[index];
          return isRange && label ? { "aria-label": label } : { "aria-labelledby": labelledBy };
        };
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: two thumbs are a group
          <div
            {...rest}
            ref={group}
            id={id}
            role={isRange ? "group" : undefined}
            aria-labelledby={isRange ? labelledBy : undefined}
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
                onPointerDown={skipWithoutCapture}
                onPointerMove={skipWithoutCapture}
                onPointerUp={skipWithoutCapture}
              >
                <Radix.Track className={styles.track}>
                  <Radix.Range className={styles.filled} />
                </Radix.Track>
                {values.map((number, index) => (
                  <Radix.Thumb
                    // biome-ignore lint/suspicious/noArrayIndexKey: static
                    key={index}
                    {...control}
                    {...getThumbLabel(index)}
                    aria-valuetext={format.format(number)}
                    className={clsx(styles.thumb, isRange && index === 0 && styles.start)}
                  />
                ))}
              </Radix.Root>
            ) : (
              <div className={styles.slider}>
                {values.map((number, index) => (
                  <input
                    // biome-ignore lint/suspicious/noArrayIndexKey: static
                    key={index}
                    {...control}
                    {...getThumbLabel(index)}
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: static
                  key={index}
                  ref={index === 0 ? hiddenInput : undefined}
                  type="hidden"
                  name={name}
                  value={number}
                  disabled={disabled}
                />
              ))}
            {/* The thumbs have `aria-valuetext`. */}
            <span className={styles.value} aria-hidden="true">
              <bdi className={styles.widthPlaceholder} suppressHydrationWarning>
                {formatValues(isRange ? [max - step, max] : [max])}
              </bdi>
              <bdi className={styles.shown} suppressHydrationWarning>
                {formatValues(values)}
              </bdi>
            </span>
          </div>
        );
      }}
    </Field>
  );
}
