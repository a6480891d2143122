import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const undo: (() => unknown)[] = [];

/** Runs registered steps in reverse. For `afterEach` or `afterAll`. */
export async function cleanUp(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}

export function onCleanUp(step: () => unknown): void {
  undo.push(step);
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "agency-site-"));
  onCleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
