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
  const stages = [...read("Dockerfile").matchAll(/^FROM (\S+)(?: AS (\S+))?/gm)];
  const own = stages.map(([, , name]) => name);
  const foreign = stages.map(([, image]) => image).filter((image) => !own.includes(image));
  // The default image has no Studio.
  expect(own.slice(-2)).toEqual(["desk", "site"]);
  expect(foreign).toHaveLength(2);
  for (const image of foreign) expect(image).toMatch(/^node:[\w.-]+@sha256:[\da-f]{64}$/);
});

it.each(["deployment", "operations"])("the container has the commands of docs/%s.md", (name) => {
  const commands = read(`docs/${name}.md`).match(/\bpackages\/[\w/.-]+\/cli\.ts/g) ?? [];
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) {
    expect(read(command)).toContain("main()");
    const folder = command.split("/").slice(0, 2).join("/");
    expect(read("Dockerfile")).toContain(`COPY ${folder} ${folder}`);
  }
});
