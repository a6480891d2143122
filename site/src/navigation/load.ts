import { versionOf } from "../content.ts";
import { loadDrawings } from "../evidence/drawings.ts";
import { loadWords } from "../i18n.ts";
import { readAddress } from "./addresses.ts";
import { recorded } from "./ask.ts";
import type { Ask, PageData, PageModule } from "./page.ts";
import { pages } from "./pages.ts";
import { matchRoute, type ShownPage } from "./routes.ts";

/** A script that has not come after this time has failed (specification, section 8). */
const scriptTimeout = 120_000;

const modules = new Map<ShownPage, PageModule>();

/** The code of a page that has been loaded. */
export function moduleOf(page: ShownPage): PageModule {
  const module = modules.get(page);
  if (!module) throw new Error(`The code of the page "${page}" was not loaded.`);
  return module;
}

/** Loads the code of a page. Asked again after a failure, it tries again. */
export async function loadModule(page: ShownPage): Promise<PageModule> {
  const module = modules.get(page) ?? (await pages[page].load());
  modules.set(page, module);
  return module;
}

/** Which page an address shows. */
export const pageOf = (pathname: string): ShownPage =>
  matchRoute(pathname)?.route.page ?? "notFound";

/**
 * Loads everything an address needs: code, words and content, so that its page is complete when it
 * shows. Content that does not come is a part of what was loaded: the page tells of it.
 *
 * By hand, where the router has `lazy`: that keeps a failure for good, and a visitor could not try
 * again.
 *
 * @param href absolute
 * @throws Error "Loading chunk {page} failed" when code or words do not come, at once or after
 *   120 s (specification, section 8)
 */
export async function loadAddress(href: string, ask: Ask): Promise<PageData> {
  const { pathname, searchParams } = new URL(href);
  const { language } = readAddress(pathname);
  const match = matchRoute(pathname);
  const page = match?.route.page ?? "notFound";
  const words = loadWords(language, pages[page].namespace);
  const code = inTime(Promise.all([loadModule(page), words])).catch((cause: unknown) => {
    throw new Error(`Loading chunk ${page} failed`, { cause });
  });
  const [{ load }] = await code;
  const now = new Date();
  const record = recorded(ask);
  const request = { language, params: match?.params ?? {}, search: searchParams, now };
  const found = await load?.({ ...request, ask: record.ask }).catch((error: unknown) => {
    if (Object.values(record.answers).some((answer) => "failed" in answer)) return true;
    throw error;
  });
  await loadDrawings(record.answers);
  const { answers } = record;
  return {
    answers,
    version: versionOf(Object.entries(answers).sort()),
    found: found !== false,
    now: now.getTime(),
  };
}

/**
 * Whether the content service refused a query of the page. It does so after a deploy: this document
 * sends the texts of the former build, which are no registered queries any more.
 */
export const isOutdated = ({ answers }: PageData): boolean =>
  Object.values(answers).some((answer) => "failed" in answer && answer.failed === "query");

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timed out")), scriptTimeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
