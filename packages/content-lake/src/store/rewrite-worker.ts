import { DatabaseSync } from "node:sqlite";
import { worker } from "workerpool";
import { rewrite } from "./vacuum.ts";

worker({
  rewrite(file: string): boolean {
    const db = new DatabaseSync(file);
    try {
      db.exec("PRAGMA secure_delete=ON");
      return rewrite(db);
    } finally {
      db.close();
    }
  },
});
