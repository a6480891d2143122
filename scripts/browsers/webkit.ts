import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createFontconfig } from "../fonts.ts";
import { freePort } from "../freePort.ts";
import { height, limit, recordProblems, type Start, show } from "./browser.ts";
import { startInjectingProxy } from "./injectingProxy.ts";
import { ensurePrograms } from "./install.ts";
import { waitUntil } from "./waitUntil.ts";

const xvfb = "/usr/bin/Xvfb";
const webDriver = "/usr/bin/WebKitWebDriver";

/** W3C WebDriver, section 11. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** Enter (W3C WebDriver, section 15). */
const enter = "\uE007";

async function startScreen(): Promise<[screen: ChildProcess, name: string]> {
  const screen = spawn(
    xvfb,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [name] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  return [screen, `:${name.toString().trim()}`];
}

async function startDriver(): Promise<{ url: string; end: () => void }> {
  const [screen, name] = await startScreen();
  const port = await freePort();
  const driver = spawn(webDriver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: name,
      FONTCONFIG_FILE: createFontconfig(),
      // WebKitGTK 2.50 crashes when workers draw with software OpenGL.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    },
    stdio: "ignore",
  });
  const end = () => {
    driver.kill();
    screen.kill();
  };
  process.once("exit", end);
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
  await waitUntil("WebDriver", answers);
  return { url, end };
}

async function openSession(driver: string) {
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`${driver}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(2 * limit),
    });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message || response.status}`);
    return value;
  };
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>("POST", "/session", { capabilities: { alwaysMatch: { browserName: "MiniBrowser" } } });
  const session = `/session/${sessionId}`;
  await call("POST", `${session}/timeouts`, { script: limit, pageLoad: limit });
  return {
    version: `WebKitGTK/${capabilities.browserVersion}`,
    post: <Result = void>(path: string, body: object) =>
      call<Result>("POST", `${session}/${path}`, body),
    end: () => call<void>("DELETE", session),
  };
}

/** Debian's WebKitGTK MiniBrowser over WebDriver. */
export const webkit: Start = async (site) => {
  ensurePrograms([xvfb, webDriver], ["webkit2gtk-driver", "xvfb"]);
  const driver = await startDriver();
  const { version, post, end } = await openSession(driver.url).catch((error: unknown) => {
    driver.end();
    throw error;
  });
  const proxy = await startInjectingProxy(site, recordProblems);

  const evaluate = <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) =>
    post<Awaited<Result>>("execute/sync", {
      script: `return (${run}).apply(null, arguments)`,
      args,
    });
  const element = async (selector: string) => {
    await evaluate(show, selector);
    const found = await post<{ [elementKey]: string }>("element", {
      using: "css selector",
      value: selector,
    });
    return `element/${found[elementKey]}`;
  };
  const click = async (selector: string) => post(`${await element(selector)}/click`, {});

  return {
    version,
    narrowest: 450,
    open: (path) => post("url", { url: proxy.url + path }),
    evaluate,
    click,
    type: async (selector, text) =>
      post(`${await element(selector)}/value`, { text: text.replaceAll("\n", enter) }),
    choose: (selector, value) => click(`${selector} option[value="${value}"]`),
    resize: (width) => post("window/rect", { width, height }),
    close: async () => {
      await end().finally(driver.end);
      proxy.close();
    },
  };
};
