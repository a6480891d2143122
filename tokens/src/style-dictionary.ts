/**
 * What Style Dictionary 5 lacks for the token files: its group `css` prints a duration of the DTCG
 * format (2025.10) as `[object Object]`. Registered under its name, and added to a platform's
 * `transforms`, it prints `220ms`.
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
