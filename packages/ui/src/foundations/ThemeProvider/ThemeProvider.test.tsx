import { act, render, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ThemeProvider, useTheme } from "./index.ts";
import { pressScript, themeScript, themeScriptFor } from "./themeScript.ts";

const isLight = (element: Element) => element.classList.contains("light-theme");

function forbidStorage() {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
}

function stubSystem(light = false) {
  const listeners = new Set<() => void>();
  let matches = light;
  vi.stubGlobal("matchMedia", (media: string) => ({
    get matches() {
      return media === "(prefers-color-scheme: light)" && matches;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    change: (next: boolean) => {
      matches = next;
      for (const listener of listeners) listener();
    },
    watched: () => listeners.size,
  };
}

const renderTheme = () => renderHook(useTheme, { wrapper: ThemeProvider });

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.className = "";
  document.body.className = "";
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("ThemeProvider", () => {
  it("is dark where nothing is stored, and stores nothing unasked", () => {
    const { result } = renderTheme();
    expect(result.current.theme).toBe("dark");
    expect(isLight(document.body)).toBe(false);
    expect(window.localStorage.length).toBe(0);
  });

  it("takes the stored theme, and the default for a value it does not know", () => {
    window.localStorage.setItem("theme", "light");
    expect(renderTheme().result.current.theme).toBe("light");
    window.localStorage.setItem("theme", "sepia");
    expect(renderTheme().result.current.theme).toBe("dark");
  });

  it("can be light by default, and the visitor's own choice goes first", () => {
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <ThemeProvider defaultTheme="light">{children}</ThemeProvider>
    );
    expect(renderHook(useTheme, { wrapper }).result.current.theme).toBe("light");
    window.localStorage.setItem("theme", "dark");
    expect(renderHook(useTheme, { wrapper }).result.current.theme).toBe("dark");
  });

  it("sets the body's class and stores the choice, there and back", () => {
    const { result } = renderTheme();
    act(() => result.current.toggleTheme());
    expect(result.current.theme).toBe("light");
    expect(isLight(document.body)).toBe(true);
    expect(isLight(document.documentElement)).toBe(true);
    expect(window.localStorage.getItem("theme")).toBe("light");

    act(() => result.current.setTheme("dark"));
    expect(isLight(document.body)).toBe(false);
    expect(isLight(document.documentElement)).toBe(false);
    expect(window.localStorage.getItem("theme")).toBe("dark");
  });

  it("follows the system where that was chosen, as long as it is the choice", () => {
    const system = stubSystem();
    const { result } = renderTheme();
    act(() => result.current.setTheme("system"));
    expect(window.localStorage.getItem("theme")).toBe("system");
    expect(result.current).toMatchObject({ theme: "dark", choice: "system" });
    act(() => system.change(true));
    expect(result.current).toMatchObject({ theme: "light", choice: "system" });
    expect(isLight(document.body)).toBe(true);
    act(() => result.current.toggleTheme());
    expect(result.current).toMatchObject({ theme: "dark", choice: "dark" });
    act(() => system.change(false));
    act(() => system.change(true));
    expect(result.current.theme).toBe("dark");
    expect(system.watched()).toBe(0);
  });

  it("takes the system's theme where it is stored or the default", () => {
    stubSystem(true);
    window.localStorage.setItem("theme", "system");
    expect(renderTheme().result.current.theme).toBe("light");
    window.localStorage.clear();
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <ThemeProvider defaultTheme="system">{children}</ThemeProvider>
    );
    expect(renderHook(useTheme, { wrapper }).result.current).toMatchObject({
      theme: "light",
      choice: "system",
    });
  });

  it("changes the theme of this page even where storage is forbidden", () => {
    forbidStorage();
    const { result } = renderTheme();
    expect(result.current.theme).toBe("dark");
    act(() => result.current.toggleTheme());
    expect(result.current.theme).toBe("light");
    expect(isLight(document.body)).toBe(true);
  });

  it("leaves the class alone that the script has set while a server's HTML hydrates", () => {
    window.localStorage.setItem("theme", "light");
    const host = document.createElement("div");
    const page = <ThemeProvider>text</ThemeProvider>;
    host.innerHTML = renderToString(page);
    for (const element of [document.documentElement, document.body]) {
      element.classList.add("light-theme");
    }
    const watcher = new MutationObserver(() => {});
    watcher.observe(document, { attributes: true, subtree: true, attributeFilter: ["class"] });
    render(page, { container: document.body.appendChild(host), hydrate: true });
    expect(watcher.takeRecords()).toEqual([]);
    expect(isLight(document.body)).toBe(true);
    host.remove();
  });

  it("sets the default theme after hydration where nothing is stored", () => {
    const host = document.createElement("div");
    const page = <ThemeProvider defaultTheme="light">text</ThemeProvider>;
    host.innerHTML = renderToString(page);
    render(page, { container: document.body.appendChild(host), hydrate: true });
    expect(isLight(document.body)).toBe(true);
    host.remove();
  });

  it("says what is missing where useTheme stands outside", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => renderHook(useTheme)).toThrow(
      "useTheme must be used within a ThemeProvider or an AgencyProvider.",
    );
  });
});

describe("pressScript", () => {
  it("remembers the button that was pressed last", () => {
    new Function(pressScript)();
    const button = document.body.appendChild(document.createElement("button"));
    const icon = button.appendChild(document.createElement("span"));
    icon.click();
    expect(window.agencyPress).toBe(button);
    document.body.click();
    expect(window.agencyPress).toBeNull();
    button.remove();
  });
});

describe("themeScript", () => {
  /** Without `document.body`. */
  async function runBeforeBody(script = themeScript) {
    const { body } = document;
    body.remove();
    new Function(script)();
    const first = isLight(document.documentElement);
    document.documentElement.append(body);
    await Promise.resolve();
    return { root: first, body: isLight(body) };
  }

  it("sets the light theme on the root at once and on the body as soon as there is one", async () => {
    window.localStorage.setItem("theme", "light");
    expect(await runBeforeBody()).toEqual({ root: true, body: true });
  });

  it.each(["dark", "sepia", undefined])("sets nothing where %s is stored", async (stored) => {
    if (stored) window.localStorage.setItem("theme", stored);
    expect(await runBeforeBody()).toEqual({ root: false, body: false });
  });

  it("is silent where storage is forbidden", async () => {
    forbidStorage();
    expect(await runBeforeBody()).toEqual({ root: false, body: false });
  });

  it.each([
    ["dark", false],
    ["light", true],
    [undefined, true],
  ])("where the default is light and %s is stored sets the light theme: %s", async (stored, is) => {
    if (stored) window.localStorage.setItem("theme", stored);
    expect(await runBeforeBody(themeScriptFor("light"))).toEqual({ root: is, body: is });
  });

  it.each([
    ["stored", true],
    ["stored", false],
    ["the default", true],
    ["the default", false],
  ])("where the system's theme is %s, and it is light (%s), sets that", async (where, light) => {
    stubSystem(light);
    if (where === "stored") window.localStorage.setItem("theme", "system");
    const script = where === "stored" ? themeScript : themeScriptFor("system");
    expect(await runBeforeBody(script)).toEqual({ root: light, body: light });
  });

  it.each(["dark", "light"] as const)(
    "takes away what a server has set: default %s",
    async (theme) => {
      window.localStorage.setItem("theme", "dark");
      document.documentElement.className = document.body.className = "light-theme";
      expect(await runBeforeBody(themeScriptFor(theme))).toEqual({ root: false, body: false });
    },
  );

  it("ends nothing that HTML around it would end", () => {
    expect(themeScriptFor("light")).not.toMatch(/<\/|<!--/);
    expect(themeScript).not.toMatch(/<\/|<!--/);
  });
});
