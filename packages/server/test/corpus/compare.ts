import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

function draw(folder: string, pdf: Buffer): string[] {
  const to = mkdtempSync(join(folder, "pages-"));
  writeFileSync(join(to, "a.pdf"), pdf);
  spawnSync("pdftoppm", ["-r", "50", "-l", "5", "a.pdf", "page"], { cwd: to, stdio: "ignore" });
  const digests = readdirSync(to)
    .filter((name) => name.endsWith(".ppm"))
    .sort()
    .map((name) =>
      createHash("sha256")
        .update(readFileSync(join(to, name)))
        .digest("hex"),
    );
  rmSync(to, { recursive: true });
  return digests;
}

/** Whether two PDFs look the same. */
export const isSamePages = (folder: string, a: Buffer, b: Buffer): boolean => {
  const [first, second] = [draw(folder, a), draw(folder, b)];
  return first.length > 0 && first.join() === second.join();
};
