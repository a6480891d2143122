import {
  type CalendarDate,
  createCalendar,
  type DateValue,
  getLocalTimeZone,
  isToday,
} from "@internationalized/date";
import { clsx } from "clsx";
import { type RefObject, useRef } from "react";
import { FocusScope } from "react-aria/FocusScope";
import { useLocale } from "react-aria/I18nProvider";
import {
  type AriaCalendarProps,
  useCalendar,
  useCalendarCell,
  useCalendarGrid,
} from "react-aria/useCalendar";
import { type AriaDialogProps, useDialog } from "react-aria/useDialog";
import { usePopover } from "react-aria/usePopover";
import { type CalendarState, useCalendarState } from "react-stately/useCalendarState";
import type { DatePickerState } from "react-stately/useDatePickerState";
import { AriaButton } from "../../internal/AriaButton.tsx";
import * as picker from "../../internal/picker.css.ts";
import { ChevronEndIcon, ChevronStartIcon } from "../../primitives/Icons/index.ts";
import * as styles from "./DateField.css.ts";

interface CalendarPopoverProps {
  state: DatePickerState;
  trigger: RefObject<HTMLDivElement | null>;
  dialog: AriaDialogProps;
  calendar: AriaCalendarProps<DateValue>;
}

/** Not in a portal, to inherit the theme. */
export function CalendarPopover({ state, trigger, dialog, calendar }: CalendarPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const { popoverProps } = usePopover(
    { triggerRef: trigger, popoverRef: popover, placement: "bottom start" },
    state,
  );
  const { dialogProps } = useDialog(dialog, popover);
  return (
    <FocusScope contain restoreFocus>
      <div
        {...popoverProps}
        {...dialogProps}
        ref={popover}
        style={{ ...popoverProps.style, left: undefined, right: undefined }}
        className={clsx(picker.popover, styles.popover)}
      >
        <Calendar options={calendar} />
      </div>
    </FocusScope>
  );
}

function Calendar({ options }: { options: AriaCalendarProps<DateValue> }) {
  const { locale } = useLocale();
  const state = useCalendarState({ ...options, locale, createCalendar });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(options, state);
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: "narrow" },
    state,
  );
  return (
    <div {...calendarProps}>
      <div className={styles.header}>
        <AriaButton aria={prevButtonProps} className={styles.monthButton}>
          <ChevronStartIcon />
        </AriaButton>
        {/* Same text as the group's label. */}
        <p aria-hidden="true" className={styles.title}>
          {title}
        </p>
        <AriaButton aria={nextButtonProps} className={styles.monthButton}>
          <ChevronEndIcon />
        </AriaButton>
      </div>
      <table {...gridProps} className={styles.grid}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static
              <th key={index} className={styles.weekday}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static
            <tr key={week}>
              {state.getDatesInWeek(week).map((date, index) =>
                date ? (
                  <Day key={date.toString()} date={date} state={state} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: static
                  <td key={index} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ date, state }: { date: CalendarDate; state: CalendarState }) {
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, isOutsideVisibleRange, formattedDate } =
    useCalendarCell({ date }, state, ref);
  return (
    <td {...cellProps}>
      <div
        {...buttonProps}
        ref={ref}
        data-selected={isSelected || undefined}
        data-today={isToday(date, getLocalTimeZone()) || undefined}
        data-outside={isOutsideVisibleRange || undefined}
        className={styles.day}
      >
        {formattedDate}
      </div>
    </td>
  );
}
