import { globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { describe, expect, it } from "vitest";
import { names } from "./modes.ts";

const packages = new URL("../../packages/", import.meta.url).pathname;
const pictures = globSync(["ui/src/*/*/__screenshots__/*", "showcase/src/*/__screenshots__/*"], {
  cwd: packages,
});

function getNames(component: string): string[] {
  const stories = globSync(join(packages, component, "*.stories.tsx")).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^export const (\w+)/gm)].map(
      ([, name = ""]) => toId("any", storyNameFromExport(name)).split("--")[1],
    ),
  );
  return stories.flatMap((story) => names.map((name) => `${story}-${name}`));
}

describe("reference pictures", () => {
  it("belong to a story", () => {
    const left = pictures.filter(
      (file) => !getNames(dirname(dirname(file))).includes(basename(file, ".webp")),
    );
    expect(left).toEqual([]);
  });

  it("weigh less than 20 MB", () => {
    const sizes = pictures.map((file) => statSync(join(packages, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20 * 1024 * 1024);
  });
});
