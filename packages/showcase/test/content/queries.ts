import { readdirSync } from "node:fs";

const folder = new URL("../../../content/src/queries/", import.meta.url);
const modules: Record<string, unknown>[] = await Promise.all(
  readdirSync(folder).map((file) => import(new URL(file, folder).href)),
);

export const queries = modules
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, string] => entry[0].endsWith("Query"));
