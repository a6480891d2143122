import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createWriter } from "@agency/content/writer";
import type { Writer } from "@agency/server/internal/records/store";
import type { Subscriber } from "@agency/server/internal/records/types";
import { readSettings } from "@agency/server/internal/settings/settings";
import { times } from "@agency/server/internal/settings/times";
import { type StartOptions, start } from "@agency/server/internal/start";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import site from "../../server.ts";
import type { NewsletterInput } from "../../shared/newsletter.ts";

// Tests change records behind the server's back, and want to see at once what comes of it.
Object.assign(times, { idle: 50, readyKept: 0, drain: 0, answer: 0, attempt: 0 });

const undo: (() => unknown)[] = [];

/** Undoes everything that the helpers below started; for `afterEach`. */
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

export const script = 'document.documentElement.dataset.theme = "dark";';
export const style = "html { background: Canvas; }";

const words = `{"filler":"${"y".repeat(2_000)}"}`;

/** The `v` under which those words never change. */
export const wordsVersion = createHash("sha256").update(words).digest("hex").slice(0, 8);

/** A browser build as the server expects it, as small as can be. */
function builtSite(): string {
  const dist = temporaryFolder();
  const files: Record<string, string> = {
    "index.html": `<!doctype html>\r\n<html><head><script>${script}</script><style>${style}</style>
<script type="application/json" id="settings">{}</script>
<script type="module" src="/assets/index-abc123.js"></script></head>
<body><div id="root"><!--page--><!--/page--></div>${"<!-- filler -->".repeat(40)}</body></html>`,
    "assets/index-abc123.js": `export const filler = "${"x".repeat(2_000)}";`,
    "locales/en/common.json": words,
    "manifest.json": JSON.stringify({ "src/main.tsx": { file: "assets/index-abc123.js" } }),
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(dist, name);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, content);
    if (!/\.(js|json)$/.test(name)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
  return dist;
}

/** Writes a renderer whose pages show nothing but their address and what they were given for one visitor. */
export function echoRenderer(): string {
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(
    file,
    `export const createRenderer = () => async (href, forOne = {}) => {
      const path = href.slice(new URL(href).origin.length);
      const echo = JSON.stringify({ path, ...forOne }).replaceAll("<", "\\u003c");
      return {
        language: "en", found: true, files: ["src/main.tsx"], isWhole: true, head: "",
        html: "<pre>" + echo + "</pre>", state: {}, about: {},
      };
    };`,
  );
  return file;
}

/** Reads a page of `echoRenderer`. */
export const readEcho = (page: string): unknown =>
  JSON.parse(/<pre>(.*)<\/pre>/.exec(page)?.[1] ?? "null");

export interface TestSite {
  url: string;
  log: string[];
  writer: Writer;
  token: string;
  /** Where the content service takes the token. */
  content: string;
  dataDir: string;
  stop: () => Promise<void>;
  /** Patterns of all routes, each once. */
  routes: string[];
  /** What `/readyz` tells to whoever has the token. */
  ready: () => Promise<unknown>;
  /** Asks the server without the network in between, which is many times faster. */
  ask: (path: string, init: RequestInit) => Promise<Response>;
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  subscriber: (email: string) => Promise<Subscriber | undefined>;
  subscribers: () => Promise<Subscriber[]>;
}

/** The real server in this process, on a free port, with an empty data folder. */
export async function startSite(
  env: Record<string, string> = {},
  { renderer }: Pick<StartOptions, "renderer"> = {},
): Promise<TestSite> {
  const dataDir = env.DATA_DIR ?? temporaryFolder();
  const log: string[] = [];
  const settings = readSettings({
    PORT: "0",
    RATE_LIMIT: "1000",
    REQUEST_RATE: "100000",
    DATA_DIR: dataDir,
    ...env,
  });
  const running = await start(settings, site, {
    dist: builtSite(),
    ...(renderer && { renderer }),
    logTo: { write: (line) => void log.push(line) },
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.stop();
    return stopped;
  };
  onCleanUp(stop);
  const token = running.embedded?.token ?? settings.content.token ?? "";
  const content = running.embedded?.address ?? settings.content.apiHost ?? "";
  const writer = createWriter({
    projectId: settings.content.projectId,
    dataset: "submissions",
    token,
    apiHost: content,
  });
  const subscribers = () =>
    writer.fetch<Subscriber[]>(`*[_type == "newsletterSubscriber"] | order(subscribedAt asc)`);
  return {
    url: running.url,
    log,
    writer,
    token,
    content,
    dataDir,
    stop,
    routes: [...new Set(running.routes.map(({ path }) => path))],
    subscribers,
    subscriber: async (email) => (await subscribers()).find((one) => one.email === email),
    ask: async (path, init) =>
      running.fetch(new Request(running.url + path, init), {
        incoming: { socket: { remoteAddress: "127.0.0.1", remotePort: 1, remoteFamily: "IPv4" } },
      }),
    ready: async () => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${running.url}/readyz`, { headers })).json() as Promise<unknown>;
    },
    post: (path, body, headers = {}) => post(running.url + path, body, headers),
  };
}

/** The path of a query to the content service, as browsers ask it. */
export function queryPath(
  query: string,
  params: Record<string, unknown> = {},
  { dataset = "production", perspective = "published" } = {},
): string {
  const search = new URLSearchParams({ query, perspective });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return `/v2023-05-03/data/query/${dataset}?${search}`;
}

/** Posts JSON, or a string or bytes as they are. */
export function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const raw = typeof body === "string" || body instanceof Uint8Array;
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: raw ? (body as BodyInit) : JSON.stringify(body),
  });
}

/** A filled newsletter form. */
export const filled = (email: string, more: Record<string, unknown> = {}): NewsletterInput => ({
  id: randomUUID(),
  email,
  language: "en",
  elapsed: 20_000,
  ...more,
});

/** The call the browser makes after the form was stored. */
export const sendEmail = (email: string, name = "") => ({
  type: "newsletter",
  data: { email, name },
});

export interface Mails {
  url: string;
  received: Email[];
  raw: string[];
  /**
   * Makes the server refuse recipients or messages; return an SMTP status, with its text or without,
   * or nothing to accept.
   */
  refuse: {
    recipient?: ((address: string) => number | string | undefined) | undefined;
    message?: (() => number | undefined) | undefined;
  };
  /** A message is answered once this is settled. */
  hold?: Promise<void>;
  close: () => Promise<void>;
}

/** A real SMTP server on the loopback interface. */
export async function startMail(port = 0): Promise<Mails> {
  const received: Email[] = [];
  const raw: string[] = [];
  const refuse: Mails["refuse"] = {};
  const refusal = (answer: number | string) => {
    const [status, ...text] = String(answer).split(" ");
    return Object.assign(new Error(text.join(" ") || "refused"), { responseCode: Number(status) });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const status = refuse.recipient?.(address);
      callback(status ? refusal(status) : null);
    },
    onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const status = refuse.message?.();
        if (status) return callback(refusal(status));
        const message = Buffer.concat(parts);
        raw.push(message.toString());
        void PostalMime.parse(message).then(async (mail) => {
          await mails.hold;
          received.push(mail);
          callback(null);
        });
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= new Promise<void>((resolve) => server.close(resolve));
    return closed;
  };
  onCleanUp(close);
  const address = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${address.port}`;
  const mails: Mails = { url, received, raw, refuse, close };
  return mails;
}

/** The settings that make a site use a mail server. */
export const mailEnv = ({ url }: Pick<Mails, "url">) => ({
  SMTP_URL: url,
  MAIL_FROM: "Agency <hello@agency.test>",
  MAIL_TO: "office@agency.test",
  SITE_URL: "https://www.agency.test",
});

/** Waits until a condition holds; fails after five minutes, which is for what never comes, not for a slow machine. */
export async function until(condition: () => unknown, what = String(condition)): Promise<void> {
  const end = performance.now() + 300_000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited too long for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Long enough for a worker to have looked several times. */
export const severalPolls = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Starts a server on a free port of the loopback interface, and returns the port. */
export const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
