/**
 * Style Dictionary 5 prints a DTCG duration (2025.10) as `[object Object]`. Register this transform
 * and add its name to a platform's `transforms` to print `220ms`.
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
