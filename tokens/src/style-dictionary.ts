/**
 * Transform for Style Dictionary 5, which prints a DTCG duration (2025.10) as `[object Object]`.
 * Register it, and add its name to `transforms`.
 */
export const durationCss = {
  name: "agency/duration/css",
  type: "value",
  filter: (token: { $type?: string; type?: string }) => (token.$type ?? token.type) === "duration",
  transform: (token: { $value?: unknown; value?: unknown }) => {
    const { value, unit } = (token.$value ?? token.value) as { value: number; unit: string };
    return `${value}${unit}`;
  },
} as const;
