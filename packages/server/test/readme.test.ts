import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { cleanUp, onCleanUp, temporaryFolder } from "./support/cleanUp.ts";
import { pdf } from "./support/pdfs.ts";
import { freePort } from "./support/ports.ts";
import { until } from "./support/wait.ts";

afterEach(cleanUp);

const own = (path: string) => new URL(`../${path}`, import.meta.url).pathname;

/** Runs the README's first example in its own folder, and returns the folder. */
async function startExample(port: number): Promise<string> {
  const folder = temporaryFolder();
  const [, code = ""] = /```ts\n([\s\S]*?)```/.exec(readFileSync(own("README.md"), "utf8")) ?? [];
  for (const [, entry = ""] of code.matchAll(/"@agency\/server(\/[^"]*)?"/g))
    expect(entry).toMatch(/^\/(?:endpoint|waitlist|forms\/\w+)$/);
  writeFileSync(join(folder, "server.mts"), code);
  mkdirSync(join(folder, "node_modules/@agency"), { recursive: true });
  for (const [name, path] of [
    ["@agency/server", "."],
    ["@hono", "node_modules/@hono"],
    ["valibot", "node_modules/valibot"],
  ] as const)
    symlinkSync(own(path), join(folder, "node_modules", name));
  const child = spawn(process.execPath, ["--conditions=@agency/source", "server.mts"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  onCleanUp(() => {
    child.kill();
    return ended;
  });
  return folder;
}

it("begins with an example that runs", async () => {
  const port = await freePort();
  const folder = await startExample(port);
  const url = `http://127.0.0.1:${port}/api/brief`;
  await until(() => fetch(url).catch(() => undefined));
  const send = (content: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    const fields = { email: "omar@example.com", subject: "A shop", language: "en" };
    for (const [name, value] of Object.entries({ ...fields, consentVersion: "brief-1" }))
      body.append(name, value);
    body.append("plan", new File([content], "plan.pdf"));
    return fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: { Accept: "text/html" },
      body,
    });
  };
  const refused = await send(new Uint8Array([1, 2, 3]));
  expect([refused.status, await refused.text()]).toEqual([422, "<p>plan</p>"]);
  const plan = new Uint8Array(pdf("plan"));
  const taken = await send(plan);
  expect([taken.status, taken.headers.get("Location")]).toEqual([
    303,
    "/brief?subscribed=brief#brief",
  ]);
  const [id = ""] = readdirSync(join(folder, "briefs"));
  expect(new Uint8Array(readFileSync(join(folder, "briefs", id, "plan.pdf")))).toEqual(plan);
});
