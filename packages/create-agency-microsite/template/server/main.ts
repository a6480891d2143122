import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readWaitlistSettings, SettingsError } from "@agency/server/waitlist";
import { trustedTypesPolicy } from "@agency/ui/trusted-types";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { renderPage, type Template } from "../src/render.tsx";
import type { PageState } from "../src/Site.tsx";
import { site } from "../src/site.ts";
import { createApp } from "./app.ts";
import { findLanguage } from "./forms.ts";
import { openWaitlist } from "./waitlist.ts";

const client = join(import.meta.dirname, "../client");
const template = JSON.parse(
  readFileSync(join(import.meta.dirname, "template.json"), "utf8"),
) as Template;
const render = (state: PageState) => renderPage(template, state);

function computeHash(element: "script" | "style"): string {
  const page = render({ language: site.languages[0], page: "missing" });
  const [, text = ""] = new RegExp(`<${element}>([^]*?)</${element}>`).exec(page) ?? [];
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

async function open() {
  const { origin } = template;
  const settings = readWaitlistSettings(process.env, origin);
  return { settings, waitlist: await openWaitlist({ settings, origin, render }) };
}

/** Settings are the operator's: a sentence instead of a stack. */
function fail(error: unknown): never {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const {
  settings: { host, port },
  waitlist,
} = await open().catch(fail);
const app = new Hono();
app.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", computeHash("script")],
      styleSrc: ["'self'", computeHash("style")],
      // Renders artwork from a blob URL.
      workerSrc: ["'self'", "blob:"],
      // Custom properties are inline.
      styleSrcAttr: ["'unsafe-inline'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // Only the library's policy may create workers.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: [trustedTypesPolicy],
    },
    strictTransportSecurity: template.origin.startsWith("https:") && "max-age=31536000",
    // Form posts require a referrer.
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginOpenerPolicy: template.origin.startsWith("https:"),
  }),
);
app.route("/", createApp(waitlist, render));
app.use(
  serveStatic({
    root: client,
    precompressed: true,
    onFound: (path, c) => {
      // Built files have hashed names.
      const kept = path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
      c.header("Cache-Control", kept);
    },
  }),
);
app.notFound((c) => {
  const language = findLanguage(c.req.path) ?? site.languages[0];
  return c.html(render({ language, page: "missing" }), 404);
});

const server = serve({ fetch: app.fetch, port, hostname: host }, (address) => {
  process.stdout.write(`Ready at http://${host}:${address.port}/\n`);
});

const end = () => {
  // Finishes open requests, writes and mails.
  server.close(() => void waitlist.close());
};
process.once("SIGTERM", end);
process.once("SIGINT", end);
