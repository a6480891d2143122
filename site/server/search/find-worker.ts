import { worker } from "workerpool";
import type { SearchAnswer, SearchParams } from "../../shared/search.ts";
import { type OpenFinder, openFinder } from "./find.ts";

let opened: (OpenFinder & { age: number }) | undefined;

/** `age` counts how often the file was made anew: one that is deleted can still be read. */
function open(file: string, age: number) {
  if (opened?.age === age) return opened;
  opened?.close();
  opened = undefined;
  opened = { ...openFinder(file), age };
  return opened;
}

worker({
  find: (file: string, age: number, params: SearchParams): SearchAnswer =>
    open(file, age).find(params),
});
