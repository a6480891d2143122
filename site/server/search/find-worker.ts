import { DatabaseSync } from "node:sqlite";
import { worker } from "workerpool";
import type { SearchAnswer, SearchParams } from "../../shared/search.ts";
import { createFinder } from "./find.ts";

let opened: { db: DatabaseSync; age: number; find: ReturnType<typeof createFinder> } | undefined;

/** `age` counts how often the file was made anew: one that is deleted can still be read. */
function open(file: string, age: number) {
  if (opened?.age === age) return opened;
  opened?.db.close();
  opened = undefined;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  db.exec("PRAGMA cache_size = -16000; PRAGMA mmap_size = 268435456");
  opened = { db, age, find: createFinder(db) };
  return opened;
}

worker({
  find: (file: string, age: number, params: SearchParams): SearchAnswer =>
    open(file, age).find(params),
});
