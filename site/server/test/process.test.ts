import { writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { openLake } from "@agency/content-lake";
import { getRequestListener } from "@hono/node-server";
import { afterEach, describe, expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { StartError, start } from "../start.ts";
import { filledDataDir, ready, run } from "./program.ts";
import {
  cleanUp,
  filled,
  freePort,
  mailEnv,
  onCleanUp,
  post,
  sendEmail,
  startMail,
  startSite,
  temporaryFolder,
  until,
} from "./support.ts";

import { startPassage } from "./visitors.ts";

afterEach(cleanUp);

describe("the program", () => {
  it("says one line when it is ready, and stops in good order", async () => {
    const port = await freePort();
    const program = run({ PORT: String(port), DATA_DIR: temporaryFolder() });
    await ready(program);
    expect(program.output()).toBe(`Ready at http://localhost:${port}\n`);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    program.child.kill("SIGTERM");
    expect(await program.exited).toBe(0);
    expect(program.output()).toBe(`Ready at http://localhost:${port}\n`);
  });

  it("loses no mail when it is killed between record and mail", async () => {
    const mails = await startMail();
    const port = await freePort();
    const env = { ...mailEnv(mails), PORT: String(port), DATA_DIR: await filledDataDir() };
    const url = `http://127.0.0.1:${port}`;
    const first = run(env);
    await ready(first);
    expect((await post(`${url}/api/newsletter`, filled("killed@example.com"))).status).toBe(201);
    first.child.kill("SIGKILL");
    await first.exited;
    expect(mails.received).toHaveLength(0);

    const second = run(env, { waits: { readyKept: 0 } });
    await until(() => mails.received.length > 0);
    // Another call of the browser, and another look of the worker, bring no second one.
    await post(`${url}/api/send-email`, sendEmail("killed@example.com"));
    await until(async () => {
      const ready = await fetch(`${url}/readyz`);
      return ((await ready.json()) as { mail?: { pending: number } }).mail?.pending === 0;
    });
    second.child.kill("SIGTERM");
    expect(await second.exited).toBe(0);
    expect(mails.received).toHaveLength(1);
    expect(mails.received[0]?.to).toEqual([{ name: "", address: "killed@example.com" }]);
  });

  it("finishes the mail that is being sent before it stops", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("last@example.com"));
    await site.post("/api/send-email", sendEmail("last@example.com"));
    let asked = false;
    mails.refuse.recipient = () => {
      asked = true;
      return undefined;
    };
    await until(() => asked);
    await site.stop();
    expect(mails.received).toHaveLength(1);
    const again = await startSite({ ...mailEnv(mails), DATA_DIR: site.dataDir });
    expect((await again.subscribers())[0]?.mail.state).toBe("sent");
  });

  it("reads a .env file, and says what is wrong in it", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, ".env"), "PORT=nine\n");
    const program = run({}, { cwd: folder });
    expect(await program.exited).toBe(1);
    expect(program.errors()).toBe(
      "PORT is no number in its range: set it to a whole number from 0 to 65535.\n",
    );
  });
});

describe("a start that cannot succeed", () => {
  it("says that the port is taken, and touches nothing", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as { port: number };
    const program = run({ PORT: String(port), DATA_DIR: "/nonexistent/folder" });
    expect(await program.exited).toBe(1);
    expect(program.errors()).toBe(
      `PORT ${port} is taken by another program: stop it, or set PORT to a free one.\n`,
    );
    taken.close();
  });

  it("says that the site is not built", async () => {
    const settings = readSettings({ PORT: "0", DATA_DIR: temporaryFolder() });
    const failing = start(settings, { dist: temporaryFolder() });
    await expect(failing).rejects.toThrow(StartError);
    await expect(failing).rejects.toThrow(/^The site is not built: run/);
  });

  it("says that anyone could read what visitors send", async () => {
    const lake = await openLake({
      dataDir: temporaryFolder(),
      datasets: { production: "public", submissions: "public" },
    });
    const answer = getRequestListener((request) => lake.fetch(request));
    const server = createHttpServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    onCleanUp(async () => {
      server.closeAllConnections();
      server.close();
      await lake.close();
    });
    const { port } = server.address() as { port: number };
    const failing = startSite({
      SECRET: "the-same-secret-for-all-instances",
      SANITY_PROJECT_ID: "local",
      SANITY_API_HOST: `http://127.0.0.1:${port}`,
      SANITY_WRITE_TOKEN: lake.token,
    });
    await expect(failing).rejects.toThrow(StartError);
    await expect(failing).rejects.toThrow(
      /^SANITY_SUBMISSIONS_DATASET "submissions" is public, so anyone .+: make it private .+\.$/,
    );
  });

  it("is not one whose private dataset refuses strangers, or shows them nothing", async () => {
    const passage = await startPassage();
    const told = (site: { log: string[] }) => site.log.join("").includes("visibility");
    expect(told(await startSite(passage.env))).toBe(false);
    passage.before = (request) =>
      request.headers.has("authorization") ? undefined : Response.json({ result: 0 });
    expect(told(await startSite(passage.env))).toBe(false);
    passage.before = () => new Response(null, { status: 502 });
    expect(told(await startSite(passage.env))).toBe(true);
  });

  it("says that another process has the data folder", async () => {
    const site = await startSite();
    const program = run({ PORT: "0", DATA_DIR: site.dataDir });
    expect(await program.exited).toBe(1);
    expect(program.errors()).toMatch(/^The server could not start: .+\n$/);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });
});
