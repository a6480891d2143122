import { useTranslation } from "react-i18next";

/**
 * Returns formatters of times such as "17:30", in Arabic on the 12-hour clock: `short` for lists
 * and charts, `long` for sentences.
 */
export function useClock(): Record<"short" | "long", (time: string) => string> {
  const { t } = useTranslation("products");
  const getValues = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    const values = { time, hour: hours % 12 || 12, minutes: String(minutes).padStart(2, "0") };
    return { isMorning: hours < 12, values };
  };
  return {
    short(time) {
      const { isMorning, values } = getValues(time);
      return t(`shared.clock.${isMorning ? "am" : "pm"}`, values);
    },
    long(time) {
      const { isMorning, values } = getValues(time);
      return t(`shared.clock.${isMorning ? "morning" : "evening"}`, values);
    },
  };
}
