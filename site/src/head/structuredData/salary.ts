import type { MonetaryAmount } from "schema-dts";

const units = { hour: "HOUR", day: "DAY", week: "WEEK", month: "MONTH", year: "YEAR" } as const;

/** An amount, or what lies between two. */
export interface Salary {
  /** ISO 4217. */
  currency: string;
  min: number;
  max: number;
  unit: (typeof units)[keyof typeof units];
}

/**
 * A salary from the words of content: `AED 20,000–25,000 a month`, `GBP 450 a day`. Undefined where
 * they say anything else: an amount that is guessed is worse than none.
 *
 * @param text English
 */
export function salaryOf(text: string | null | undefined): Salary | undefined {
  const found =
    /^([A-Z]{3}) ([\d,]+)(?:\s*[–-]\s*([\d,]+))? (?:a|an|per)\s(hour|day|week|month|year)$/.exec(
      text?.trim() ?? "",
    );
  const [, currency, from, to = from, unit] = found ?? [];
  if (!currency || !from || !to || !unit) return undefined;
  const amount = (digits: string) => Number(digits.replaceAll(",", ""));
  return { currency, min: amount(from), max: amount(to), unit: units[unit as keyof typeof units] };
}

export const baseSalary = ({ currency, min, max, unit }: Salary) =>
  ({
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      ...(min === max ? { value: min } : { minValue: min, maxValue: max }),
      unitText: unit,
    },
  }) satisfies MonetaryAmount;
