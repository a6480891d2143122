import { httpError } from "../errors.ts";

/** Returns a parameter. @throws HttpError 400 for other values */
export function choice(
  search: URLSearchParams,
  name: string,
  values: readonly string[],
): string | undefined {
  const value = search.get(name);
  if (value === null) return undefined;
  if (values.includes(value)) return value;
  throw httpError(400, `${name} must be one of ${values.join(", ")}, not "${value}"`);
}

/** Parses an integer. @throws HttpError 400 if invalid or out of range */
export function integer(
  search: URLSearchParams,
  name: string,
  low: number,
  high: number,
): number | undefined {
  const value = search.get(name);
  if (value !== null && !/^-?\d+$/.test(value))
    throw httpError(400, `${name} must be a whole number, not "${value}"`);
  return number(search, name, low, high);
}

/** Parses a decimal number. @throws HttpError 400 if invalid or out of range */
export function number(
  search: URLSearchParams,
  name: string,
  low: number,
  high: number,
): number | undefined {
  const text = search.get(name);
  if (text === null) return undefined;
  const value = /^-?(\d+(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  throw httpError(400, `${name} must be between ${low} and ${high}, not "${text}"`);
}

/** Whether a parameter is `true`. @throws HttpError 400 for other values */
export const flag = (search: URLSearchParams, name: string): boolean =>
  choice(search, name, ["true", "false"]) === "true";
