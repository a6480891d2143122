import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadAssets } from "@agency/server/internal/pages/assets";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { afterAll, expect, it } from "vitest";
import { locales } from "../../plugins/locales.ts";

afterAll(cleanUp);

it("the server and the build give the locale files the same version", async () => {
  const plugin = locales();
  const { define } = (plugin.config as () => { define: Record<string, string> })();
  const dist = temporaryFolder();
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => {
    const path = join(dist, fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  };
  (plugin.generateBundle as (this: object) => void).call({ emitFile });
  const { wordsVersion } = await loadAssets(dist);
  expect(JSON.stringify(wordsVersion)).toBe(define.__LOCALES_VERSION__);
});
