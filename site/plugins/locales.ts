import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { defaultLanguage } from "@agency/content/language";
import type { Plugin } from "vite";

const folder = new URL("../locales", import.meta.url).pathname;
const serverOnly = ["answers.json", "document.json", "mail.json", "templates.json"];

function browserLocales(): Map<string, string> {
  const files = globSync("*/*.json", { cwd: folder }).filter(
    (file) => !serverOnly.includes(basename(file)),
  );
  return new Map(
    files
      .sort()
      .map((file) => [
        `${dirname(file)}/${basename(file)}`,
        JSON.stringify(JSON.parse(readFileSync(join(folder, file), "utf8"))),
      ]),
  );
}

/** Content hash of the translations. It versions their permanently cached URLs. */
const localesVersion = (): string =>
  createHash("sha256")
    .update([...browserLocales().values()].join("\n"))
    .digest("hex")
    .slice(0, 8);

const getKeys = (words: object, path = ""): string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === "object" && value !== null
      ? getKeys(value as object, `${path}${name}.`)
      : [path + name.replace(/_(zero|one|two|few|many|other)$/, "")],
  );

function incompleteLanguages(): string[] {
  const files = browserLocales();
  const parse = (path: string) => JSON.parse(files.get(path) ?? "{}") as object;
  const incomplete = new Set<string>();
  for (const path of files.keys()) {
    const language = dirname(path);
    if (language === defaultLanguage) continue;
    const keys = new Set(getKeys(parse(path)));
    if (getKeys(parse(`${defaultLanguage}/${basename(path)}`)).some((key) => !keys.has(key)))
      incomplete.add(language);
  }
  return [...incomplete];
}

/** Serves `locales/` in development and minifies it in builds. */
export function locales(): Plugin {
  return {
    name: "agency-locales",
    config: () => ({
      define: {
        __LOCALES_VERSION__: JSON.stringify(localesVersion()),
        __INCOMPLETE_LANGUAGES__: JSON.stringify(incompleteLanguages()),
      },
    }),
    configureServer(server) {
      server.middlewares.use("/locales", (request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname.slice(1);
        const text = browserLocales().get(path);
        if (text === undefined) return next();
        response.setHeader("Content-Type", "application/json; charset=utf-8");
        response.end(text);
      });
      server.watcher.add(folder);
      server.watcher.on("change", (file) => {
        if (file.startsWith(folder)) server.ws.send({ type: "full-reload" });
      });
    },
    generateBundle() {
      for (const [path, source] of browserLocales()) {
        this.emitFile({ type: "asset", fileName: `locales/${path}`, source });
      }
    },
  };
}
