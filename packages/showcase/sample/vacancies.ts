import type { VacancySource } from "./types.ts";
import { advertising } from "./vacancies/advertising.ts";
import { design } from "./vacancies/design.ts";
import { marketing } from "./vacancies/marketing.ts";
import { operations } from "./vacancies/operations.ts";
import { product } from "./vacancies/product.ts";
import { technology } from "./vacancies/technology.ts";

/** Twelve open, one closed and one inactive. */
export const vacancies: VacancySource[] = [
  ...design,
  ...technology,
  ...marketing,
  ...product,
  ...advertising,
  ...operations,
];
