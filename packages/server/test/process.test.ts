import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { openLake } from "@agency/content-lake";
import { getRequestListener } from "@hono/node-server";
import { afterEach, describe, expect, it } from "vitest";
import { StartError } from "../src/settings/errors.ts";
import { readSettings } from "../src/settings/settings.ts";
import { defaultTimeouts } from "../src/settings/timeouts.ts";
import { start } from "../src/start.ts";
import { cleanUp, onCleanUp, temporaryFolder } from "./support/cleanUp.ts";
import { mailEnv, startMail } from "./support/mail.ts";
import { freePort } from "./support/ports.ts";
import { filledDataDir, ready, run } from "./support/program.ts";
import { post } from "./support/requests.ts";
import site from "./support/site.ts";
import { startSite as startDefault, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { filled, sendEmail, startInterceptor } from "./support/visitors.ts";
import { until } from "./support/wait.ts";

const timeouts = prepareTimeouts();
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

describe("the program", () => {
  it("says one line when it is ready, and stops in good order", async () => {
    const port = await freePort();
    const program = run({ PORT: String(port), DATA_DIR: temporaryFolder() });
    await ready(program);
    expect(program.output()).toBe(`Ready at http://localhost:${port}\n`);
    // A busy machine may answer its first checks late.
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status)
      .toBe(200);
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

    const second = run(env, { timeouts: { readyKept: 0 } });
    await until(() => mails.received.length > 0);
    await post(`${url}/api/send-email`, sendEmail("killed@example.com"));
    await until(async () => {
      const token = readFileSync(join(env.DATA_DIR, "token"), "utf8").trim();
      const headers = { Authorization: `Bearer ${token}` };
      const ready = await fetch(`${url}/readyz`, { headers });
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

  it("keeps its data from the other users of the machine", async () => {
    const dataDir = join(temporaryFolder(), "data");
    const port = await freePort();
    const program = run({ PORT: String(port), DATA_DIR: dataDir });
    await ready(program);
    await post(`http://127.0.0.1:${port}/api/newsletter`, filled("mine@example.com"));
    const names = () => readdirSync(dataDir, { recursive: true, encoding: "utf8" });
    // The last write, so its temporary file may disappear.
    await until(() => names().some((name) => name.endsWith(".eml")));
    const open = [".", ...names()].filter(
      (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
    );
    expect(open).toEqual([]);
    expect(readdirSync(dataDir)).toContain("datasets");
  });

  it("serves the pages whatever NODE_ENV says", async () => {
    const site = await startSite({ NODE_ENV: "development" });
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
  });

  it("says that it stops, and takes requests for a while yet", async () => {
    timeouts.drain = 3_000;
    const site = await startSite();
    const stopped = site.stop();
    const ready = await fetch(`${site.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ reasons: expect.arrayContaining(["stopping"]) });
    expect((await fetch(site.url)).status).toBe(200);
    await stopped;
    await expect(fetch(site.url)).rejects.toThrow();
  });

  it("stops in time, whoever holds a connection and whatever hangs", async () => {
    Object.assign(timeouts, { stop: 300, abortGrace: 200, grace: 0, poll: 20 });
    const interceptor = await startInterceptor();
    const site = await startSite(interceptor.env);
    let asked = false;
    interceptor.before = () => {
      asked = true;
      return new Promise<undefined>(() => undefined);
    };
    void site.post("/api/newsletter", filled("stalled@example.com")).catch(() => undefined);
    const { port } = new URL(site.url);
    const socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
    onCleanUp(() => socket.destroy());
    socket.write("POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
    await until(() => asked);
    await site.stop();
  });

  it("stops well within the ten seconds after which Docker kills", async () => {
    const { drain, stop, abortGrace } = defaultTimeouts;
    expect(drain).toBeGreaterThan(0);
    expect(drain + stop + abortGrace).toBeLessThanOrEqual(8_000);
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

describe("sample content", () => {
  it("is counted at the start of a site that strangers find", async () => {
    const local = await startSite();
    const content = local.writer.withConfig({ dataset: "production" });
    await content.create({ _id: "sample", _type: "blogPost", isSample: true });
    await content.create({ _id: "own", _type: "blogPost" });
    await local.stop();
    const site = await startSite({ DATA_DIR: local.dataDir, SITE_URL: "https://studio.example" });
    await expect.poll(() => site.log.join("")).toContain('"samples":1');
    expect(local.log.join("")).not.toContain("samples");
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

  it("says that there is no room for DATA_DIR, with a Sanity project too", async () => {
    const interceptor = await startInterceptor();
    const file = join(temporaryFolder(), "file");
    writeFileSync(file, "");
    const settings = readSettings({ ...interceptor.env, PORT: "0", DATA_DIR: join(file, "data") });
    await expect(start(settings, site)).rejects.toThrow(
      "DATA_DIR cannot be written to (ENOTDIR): set it to a folder that this user may write.",
    );
  });

  it("says that the site is not built", async () => {
    const settings = readSettings({ PORT: "0", DATA_DIR: temporaryFolder() });
    const failing = start(settings, site, { dist: temporaryFolder() });
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
    timeouts.ready = 60_000;
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

  it.each([
    [401, /^SANITY_WRITE_TOKEN is not accepted .+: set it to .+\.$/],
    [403, /^SANITY_WRITE_TOKEN may not write to the dataset "submissions" .+: set it to .+\.$/],
    [404, /^SANITY_SUBMISSIONS_DATASET "submissions" is not in the project .+: create it .+\.$/],
  ])(
    "says what to set when the content service refuses to write (%i)",
    async (status, sentence) => {
      const interceptor = await startInterceptor();
      interceptor.before = () => Response.json({}, { status });
      const failing = startSite(interceptor.env);
      await expect(failing).rejects.toThrow(StartError);
      await expect(failing).rejects.toThrow(sentence);
    },
  );

  it("is not one whose private dataset refuses strangers, or shows them nothing", async () => {
    const interceptor = await startInterceptor();
    const told = (site: { log: string[] }) => site.log.join("").includes("visibility");
    expect(told(await startSite(interceptor.env))).toBe(false);
    interceptor.before = (request) =>
      request.headers.has("authorization") ? undefined : Response.json({ result: 0 });
    expect(told(await startSite(interceptor.env))).toBe(false);
    interceptor.before = () => new Response(null, { status: 502 });
    expect(told(await startSite(interceptor.env))).toBe(true);
  });

  it("says that another process has the data folder", async () => {
    const site = await startSite();
    const program = run({ PORT: "0", DATA_DIR: site.dataDir });
    expect(await program.exited).toBe(1);
    expect(program.errors()).toMatch(/^The server could not start: .+\n$/);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });
});
