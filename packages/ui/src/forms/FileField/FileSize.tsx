import { useLocaleTag } from "../../foundations/AgencyProvider/useLocaleTag.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Formats a size in decimal units ("1.4 MB"), as Finder and most websites do. */
function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const power = Math.min(step, units.length - 1);
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[power] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: 1,
    numberingSystem: "latn",
  }).format(bytes / 1000 ** power);
}

/** Default `formatSize`. A component, so that fields with their own work outside a provider. */
export function FileSize({ bytes }: { bytes: number }) {
  return formatBytes(bytes, useLocaleTag(undefined, "FileField"));
}
