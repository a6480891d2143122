import {
  type CalendarDate,
  createCalendar,
  type DateValue,
  GregorianCalendar,
  toCalendar,
} from "@internationalized/date";
import { enableShadowDOM } from "@react-stately/flags";
import { lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { mergeProps } from "react-aria/mergeProps";
import { type AriaDateFieldProps, useDateField, useDateSegment } from "react-aria/useDateField";
import { useDatePicker } from "react-aria/useDatePicker";
import {
  type DateFieldState,
  type DateSegment,
  useDateFieldState,
} from "react-stately/useDateFieldState";
import { useDatePickerState } from "react-stately/useDatePickerState";
import { AriaButton } from "../../internal/AriaButton.tsx";
import * as line from "../../internal/fieldLine.css.ts";
import { omitUndefined } from "../../internal/omitUndefined.ts";
import { isInShadow } from "../../internal/PortalContainer.ts";
import { CalendarIcon } from "../../primitives/Icons/index.ts";
import type { FieldControl, GroupLabel } from "../Field/index.ts";
import * as styles from "./DateField.css.ts";

const loadCalendar = () => import("./CalendarPopover.tsx");
const CalendarPopover = lazy(() =>
  loadCalendar().then((module) => ({ default: module.CalendarPopover })),
);

interface DatePickerProps {
  control: Omit<FieldControl & GroupLabel, "id">;
  group: RefObject<HTMLDivElement | null>;
  value: CalendarDate | null;
  onChange: (value: string) => void;
  min: CalendarDate | undefined;
  max: CalendarDate | undefined;
  required: boolean;
  disabled: boolean;
  busy: boolean;
}

/** Formats any calendar's date as Gregorian. */
const toIsoDate = (date: DateValue | null) =>
  date ? toCalendar(date, new GregorianCalendar()).toString() : "";

export function DatePicker({
  control,
  group,
  value,
  onChange,
  min,
  max,
  required,
  disabled,
  busy,
}: DatePickerProps) {
  useEffect(() => {
    // React Aria otherwise takes focus in the calendar for focus outside.
    if (group.current && isInShadow(group.current)) enableShadowDOM();
  }, [group]);
  const options = omitUndefined({
    "aria-labelledby": control["aria-labelledby"],
    "aria-describedby": control["aria-describedby"],
    isInvalid: control["aria-invalid"],
    isRequired: required,
    isDisabled: disabled,
    isReadOnly: busy,
    value,
    onChange: (date: DateValue | null) => onChange(toIsoDate(date)),
    minValue: min,
    maxValue: max,
    granularity: "day" as const,
  });
  const state = useDatePickerState(options);
  const { groupProps, fieldProps, buttonProps, dialogProps, calendarProps } = useDatePicker(
    options,
    state,
    group,
  );
  const preloadHandlers = { onPointerEnter: loadCalendar, onFocus: loadCalendar };
  useEffect(() => {
    if (state.isOpen) void loadCalendar();
  }, [state.isOpen]);
  return (
    <>
      <div {...mergeProps(groupProps, preloadHandlers)} className={styles.segments}>
        <DateSegments options={fieldProps} />
      </div>
      <span {...preloadHandlers}>
        <AriaButton aria={buttonProps} className={line.button}>
          <CalendarIcon />
        </AriaButton>
      </span>
      {state.isOpen && (
        <Suspense fallback={null}>
          <CalendarPopover
            state={state}
            trigger={group}
            dialog={dialogProps}
            calendar={calendarProps}
          />
        </Suspense>
      )}
    </>
  );
}

function DateSegments({ options }: { options: AriaDateFieldProps<DateValue> }) {
  const { locale } = useLocale();
  const field = useRef<HTMLDivElement>(null);
  const state = useDateFieldState({ ...options, locale, createCalendar });
  const { fieldProps } = useDateField(options, state, field);
  return (
    <div {...fieldProps} ref={field}>
      {state.segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static
        <Segment key={index} segment={segment} state={state} />
      ))}
    </div>
  );
}

function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  return (
    <span
      {...segmentProps}
      ref={ref}
      data-part={segment.type}
      data-placeholder={segment.isPlaceholder || undefined}
      className={segment.type === "literal" ? undefined : styles.segment}
    >
      {segment.text}
    </span>
  );
}
