// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { lazyMobileMenu, panel } from "./lazy.ts";
import { Nav } from "./Nav.tsx";

let narrow = false;
let changes = new Set<() => void>();

beforeEach(async () => {
  // Loaded before timers are faked.
  await Promise.all([panel.load(), lazyMobileMenu.load()]);
  narrow = false;
  changes = new Set();
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return narrow;
    },
    addEventListener: (_: string, listener: () => void) => changes.add(listener),
    removeEventListener: (_: string, listener: () => void) => changes.delete(listener),
  }));
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const page = (
  <AgencyProvider language="en">
    <Nav
      brand="bayn"
      homeHref="#home"
      homeLabel="bayn, Home"
      label="Main"
      menuLabels={{ open: "Open menu", close: "Close menu" }}
      items={[
        { label: "Home", href: "#home", current: true },
        {
          id: "services",
          label: "Services",
          items: [
            { label: "Branding", href: "#branding", span: [10, 50] },
            { label: "Marketing", href: "#marketing" },
          ],
        },
        { id: "products", label: "Products", items: [{ label: "Rendre", href: "#rendre" }] },
      ]}
    />
    <main>
      <button type="button">Elsewhere</button>
    </main>
  </AgencyProvider>
);

function start(isNarrow = false) {
  narrow = isNarrow;
  return render(page);
}

const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)));
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const button = (name: string) =>
  screen.getAllByRole("button", { name }).at(-1) as HTMLButtonElement;
const expanded = (name: string) => button(name).getAttribute("aria-expanded") === "true";
const mouse = { pointerType: "mouse" };
const press = async (target: Element) => {
  fireEvent.click(target);
  await settle();
};

describe("Nav, wide", () => {
  it("marks the current page", () => {
    start();
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Home");
  });

  it("marks what the current page belongs to, which is not that page", () => {
    render(
      <AgencyProvider language="en">
        <Nav
          brand="bayn"
          homeHref="#home"
          homeLabel="bayn, Home"
          label="Main"
          menuLabels={{ open: "Open menu", close: "Close menu" }}
          items={[{ label: "About", href: "#about", current: "within" }]}
        />
      </AgencyProvider>,
    );
    expect(screen.getByRole("link", { current: true }).textContent).toBe("About");
    expect(screen.queryByRole("link", { current: "page" })).toBeNull();
  });

  it("opens one dropdown at a time, and a second press closes it", async () => {
    start();
    await press(button("Services"));
    expect(expanded("Services")).toBe(true);
    expect(screen.getByRole("link", { name: "Branding" })).toBeTruthy();
    await press(button("Products"));
    expect(expanded("Services")).toBe(false);
    expect(expanded("Products")).toBe(true);
    await press(button("Products"));
    expect(expanded("Products")).toBe(false);
  });

  it("opens by hover after a rest, and a press then keeps it open", async () => {
    start();
    fireEvent.pointerEnter(button("Services").parentElement!, mouse);
    await wait(119);
    expect(expanded("Services")).toBe(false);
    await wait(1);
    expect(expanded("Services")).toBe(true);
    await press(button("Services"));
    expect(expanded("Services")).toBe(true);
    fireEvent.pointerLeave(button("Services").parentElement!, mouse);
    await wait(1000);
    expect(expanded("Services")).toBe(true);
    await press(button("Services"));
    expect(expanded("Services")).toBe(false);
  });

  it("closes when the pointer has left, unless it comes back in time", async () => {
    start();
    const item = button("Services").parentElement!;
    fireEvent.pointerEnter(item, mouse);
    await wait(120);
    fireEvent.pointerLeave(item, mouse);
    await wait(200);
    fireEvent.pointerEnter(item, mouse);
    await wait(1000);
    expect(expanded("Services")).toBe(true);
    fireEvent.pointerLeave(item, mouse);
    await wait(240);
    expect(expanded("Services")).toBe(false);
  });

  it("does not open by the hover of a touch", async () => {
    start();
    fireEvent.pointerEnter(button("Services").parentElement!, { pointerType: "touch" });
    await wait(1000);
    expect(expanded("Services")).toBe(false);
  });

  it("opens with an arrow key at its first or last link, and keys move from there", async () => {
    start();
    const key = async (target: Element, name: string) => {
      fireEvent.keyDown(target, { key: name });
      await settle();
      return document.activeElement?.textContent;
    };
    button("Services").focus();
    expect(await key(button("Services"), "ArrowDown")).toBe("Branding");
    expect(await key(document.activeElement!, "ArrowUp")).toBe("Branding");
    expect(await key(document.activeElement!, "ArrowDown")).toBe("Marketing");
    expect(await key(document.activeElement!, "ArrowDown")).toBe("Marketing");
    expect(await key(document.activeElement!, "Home")).toBe("Branding");
    expect(await key(document.activeElement!, "End")).toBe("Marketing");
    button("Services").focus();
    expect(expanded("Services")).toBe(true);
    expect(await key(button("Services"), "ArrowUp")).toBe("Marketing");
    expect(await key(document.activeElement!, "Escape")).toBe("Services");
    expect(await key(button("Services"), "ArrowUp")).toBe("Marketing");
  });

  it.each([
    ["key", 0],
    ["pointer", 1],
  ])("a press by %s leaves focus on the button, and the links follow it", async (_, detail) => {
    start();
    fireEvent.click(button("Services"), { detail });
    await settle();
    expect(document.activeElement).toBe(button("Services"));
    expect(button("Services").hasAttribute("aria-haspopup")).toBe(false);
    const panelElement = document.getElementById(
      button("Services").getAttribute("aria-controls") ?? "",
    );
    expect(button("Services").nextElementSibling).toBe(panelElement);
    expect(within(panelElement!).getAllByRole("listitem")).toHaveLength(2);
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("leaves focus alone where hover opens it, until a key enters it", async () => {
    start();
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
    elsewhere.focus();
    fireEvent.pointerEnter(button("Services").parentElement!, mouse);
    await wait(120);
    fireEvent.pointerMove(screen.getByRole("link", { name: "Marketing" }), mouse);
    await settle();
    expect(expanded("Services")).toBe(true);
    expect(document.activeElement).toBe(elsewhere);
    button("Services").focus();
    fireEvent.keyDown(button("Services"), { key: "ArrowDown" });
    await settle();
    expect(document.activeElement?.textContent).toBe("Branding");
  });

  it("stays open while hover opened it and focus is in it", async () => {
    start();
    const item = button("Services").parentElement!;
    fireEvent.pointerEnter(item, mouse);
    await wait(120);
    act(() => screen.getByRole("link", { name: "Branding" }).focus());
    fireEvent.pointerLeave(item, mouse);
    await wait(1000);
    expect(expanded("Services")).toBe(true);
  });

  it("keeps focus in the bar when hover opens another dropdown", async () => {
    start();
    button("Services").focus();
    fireEvent.keyDown(button("Services"), { key: "ArrowDown" });
    await settle();
    fireEvent.pointerEnter(button("Products").parentElement!, mouse);
    await wait(120);
    expect(expanded("Products")).toBe(true);
    expect(document.activeElement).toBe(button("Services"));
  });

  it("closes with Escape where hover opened it, and leaves focus alone", async () => {
    start();
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
    elsewhere.focus();
    fireEvent.pointerEnter(button("Services").parentElement!, mouse);
    await wait(120);
    fireEvent.keyDown(elsewhere, { key: "Escape" });
    await settle();
    expect(expanded("Services")).toBe(false);
    expect(document.activeElement).toBe(elsewhere);
  });

  it("closes with Escape and gives focus back", async () => {
    start();
    button("Services").focus();
    fireEvent.keyDown(button("Services"), { key: "ArrowDown" });
    await settle();
    fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    await settle();
    expect(expanded("Services")).toBe(false);
    expect(document.activeElement).toBe(button("Services"));
  });

  it("closes when focus or a pointer goes elsewhere", async () => {
    start();
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
    await press(button("Services"));
    button("Services").focus();
    act(() => elsewhere.focus());
    expect(expanded("Services")).toBe(false);
    await press(button("Services"));
    fireEvent.pointerDown(elsewhere);
    expect(expanded("Services")).toBe(false);
  });

  it("closes when the page grows narrow, and with Back", async () => {
    start();
    for (const leave of [
      () => [...changes].forEach((change) => void change()),
      () => window.dispatchEvent(new PopStateEvent("popstate")),
    ]) {
      await press(button("Services"));
      expect(expanded("Services")).toBe(true);
      act(() => void leave());
      expect(expanded("Services")).toBe(false);
    }
  });

  it("closes when a link is chosen", async () => {
    start();
    await press(button("Services"));
    const branding = screen.getByRole("link", { name: "Branding" });
    branding.focus();
    await press(branding);
    expect(expanded("Services")).toBe(false);
    expect(document.activeElement).toBe(button("Services"));
  });
});

describe("Nav, narrow", () => {
  const menu = () => screen.getByRole("dialog", { name: "Main" });
  const submenu = (name: string) => within(menu()).getByRole("button", { name });

  it("hides the rest while the menu is open, and focus goes to its button", async () => {
    const { container } = start(true);
    const main = container.querySelector("main")!;
    await press(button("Open menu"));
    expect(main.getAttribute("aria-hidden")).toBe("true");
    expect(document.activeElement).toBe(button("Close menu"));
    expect(menu().contains(document.activeElement)).toBe(true);
    await press(button("Close menu"));
    expect(main.hasAttribute("aria-hidden")).toBe(false);
    expect(document.activeElement).toBe(button("Open menu"));
  });

  it("has one submenu open at a time, and tapping it again closes it", async () => {
    start(true);
    await press(button("Open menu"));
    await press(submenu("Services"));
    await press(submenu("Products"));
    expect(submenu("Services").getAttribute("aria-expanded")).toBe("false");
    expect(submenu("Products").getAttribute("aria-expanded")).toBe("true");
    await press(submenu("Products"));
    expect(submenu("Products").getAttribute("aria-expanded")).toBe("false");
  });

  it("forgets the open submenu when it closes", async () => {
    start(true);
    await press(button("Open menu"));
    await press(submenu("Services"));
    await press(button("Close menu"));
    await press(button("Open menu"));
    expect(submenu("Services").getAttribute("aria-expanded")).toBe("false");
  });

  it("closes with Escape and with a chosen link, focus on its button", async () => {
    start(true);
    await press(button("Open menu"));
    fireEvent.keyDown(document.body, { key: "Escape" });
    await settle();
    expect(document.activeElement).toBe(button("Open menu"));
    await press(button("Open menu"));
    await press(within(menu()).getByRole("link", { name: "Home" }));
    expect(expanded("Open menu")).toBe(false);
    expect(document.activeElement).toBe(button("Open menu"));
  });

  it("closes when Back changes the page beneath", async () => {
    const { container } = start(true);
    await press(button("Open menu"));
    await press(submenu("Services"));
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(expanded("Open menu")).toBe(false);
    await settle();
    expect(container.querySelector("main")?.hasAttribute("aria-hidden")).toBe(false);
    await press(button("Open menu"));
    expect(submenu("Services").getAttribute("aria-expanded")).toBe("false");
  });

  it("closes when the page grows wide", async () => {
    start(true);
    await press(button("Open menu"));
    narrow = false;
    act(() => {
      for (const change of changes) change();
    });
    expect(expanded("Open menu")).toBe(false);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("Nav, before its code is there", () => {
  it.each(["Services", "Open menu"])(
    "makes good for a press before hydration: %s",
    async (name) => {
      cleanup();
      const host = document.body.appendChild(document.createElement("div"));
      host.innerHTML = renderToString(page);
      const early = within(host).getAllByRole("button", { name }).at(-1);
      window.agencyPress = early;
      narrow = name === "Open menu";
      render(page, { container: host, hydrate: true });
      await wait(1);
      expect(early?.isConnected).toBe(true);
      expect(early?.getAttribute("aria-expanded")).toBe("true");
      expect(window.agencyPress).toBeUndefined();
      host.remove();
    },
  );

  it("forgets it where the visitor has gone on", async () => {
    const host = document.body.appendChild(document.createElement("div"));
    host.innerHTML = renderToString(page);
    window.agencyPress = within(host).getByRole("button", { name: "Services" });
    within(host).getByRole("button", { name: "Elsewhere" }).focus();
    render(page, { container: host, hydrate: true });
    await wait(1);
    expect(expanded("Services")).toBe(false);
    host.remove();
  });
});
