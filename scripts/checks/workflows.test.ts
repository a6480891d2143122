import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url).pathname;
const read = (file: string) => readFileSync(root + file, "utf8");
const workflows = globSync(".github/workflows/*.yml", { cwd: root }).map(
  (file) => [file, read(file)] as const,
);

const jobsIn = (text: string) =>
  Object.fromEntries(
    (text.split(/^jobs:\n/m)[1] ?? "")
      .split(/^(?= {2}[\w-]+:$)/m)
      .map((job) => [/^ {2}([\w-]+):/m.exec(job)?.[1] ?? "", job]),
  );

describe.each(workflows)("%s", (_, text) => {
  it("pins actions by commit, with the version beside it", () => {
    const uses = [...text.matchAll(/\buses:\s*(.*)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w./-]+@[\da-f]{40} # v\d+(?:\.\d+)*$/);
  });

  it("pins images by digest", () => {
    for (const [, image] of text.matchAll(/\bcontainer:\s*(.*)/g))
      expect(image).toMatch(/^[\w:.-]+@sha256:[\da-f]{64}$/);
  });

  it("runs no code of a dependency in a job with rights", () => {
    for (const job of Object.values(jobsIn(text)))
      if (/: write$/m.test(job))
        expect(job).not.toMatch(/\b(?:pnpm |npx |npm (?:install|ci|run|exec|test)\b)/);
  });

  it("leaves no credential in the folder of a job that runs dependencies", () => {
    for (const job of Object.values(jobsIn(text)))
      if (/\bactions\/checkout@/.test(job) && !/contents: write/.test(job))
        expect(job).toContain("persist-credentials: false");
  });
});

it("the images of the container are pinned by digest", () => {
  const images = [...read("Dockerfile").matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  const own = ["base", "manifests"];
  const foreign = images.filter((image) => !own.includes(image ?? ""));
  expect(foreign).toHaveLength(2);
  for (const image of foreign) expect(image).toMatch(/^node:[\w.-]+@sha256:[\da-f]{64}$/);
});
