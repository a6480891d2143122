import { type ErrorCode, errorStatuses } from "../../src/forms/contract.ts";

const fill = (prefix: string) =>
  Object.fromEntries(
    Object.keys(errorStatuses).map((code) => [code, `${prefix}: ${code}`]),
  ) as Record<ErrorCode, string>;

export const answers = { en: fill("Error"), ar: fill("خطأ") };
