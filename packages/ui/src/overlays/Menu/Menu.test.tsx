// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { MouseEvent } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider, type LinkComponentProps } from "../../foundations/AgencyProvider/index.ts";
import { lazyMenuItems } from "./lazy.ts";
import { Menu } from "./Menu.tsx";

beforeEach(() => void lazyMenuItems.load());
afterEach(cleanup);

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const select = vi.fn();
/** Prevents navigation. */
const RouterLink = ({ onClick, children, ...props }: LinkComponentProps) => {
  const take = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
  };
  const handlers = { onClick: take };
  return (
    <a {...props} data-router="" {...handlers}>
      {children}
    </a>
  );
};

const page = (
  <AgencyProvider language="en" linkComponent={RouterLink}>
    <Menu
      label="Actions"
      data-part="menu"
      className="mine"
      items={[
        { label: "Search", onSelect: select },
        { label: "Blog", href: "#blog", current: true },
        { label: "Team", href: "#team", disabled: true },
      ]}
    />
    <button type="button">Elsewhere</button>
  </AgencyProvider>
);

const button = () => screen.getByRole("button", { name: "Actions" });
const openMenu = async () => {
  await act(() => lazyMenuItems.load());
  render(page);
  fireEvent.click(button());
  await settle();
};

describe("Menu", () => {
  it("keeps its button the same element, with focus, while the code comes and after", async () => {
    const source = vi.spyOn(lazyMenuItems, "loaded").mockReturnValue(undefined);
    let arrive = (_: Awaited<ReturnType<typeof lazyMenuItems.load>>) => {};
    const load = vi
      .spyOn(lazyMenuItems, "load")
      .mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    render(page);
    const before = button();
    act(() => before.focus());
    fireEvent.keyDown(before, { key: "ArrowDown" });
    expect(before.getAttribute("aria-expanded")).toBe("true");
    source.mockRestore();
    load.mockRestore();
    const part = await lazyMenuItems.load();
    await act(async () => arrive(part));
    await settle();
    expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Search" }));
    expect(before.isConnected).toBe(true);
  });

  it("forgets the wish where focus goes on before the code has come", async () => {
    const source = vi.spyOn(lazyMenuItems, "loaded").mockReturnValue(undefined);
    const load = vi.spyOn(lazyMenuItems, "load").mockReturnValue(new Promise(() => {}));
    render(page);
    fireEvent.click(button());
    expect(button().getAttribute("aria-expanded")).toBe("true");
    act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
    expect(button().getAttribute("aria-expanded")).toBe("false");
    source.mockRestore();
    load.mockRestore();
  });

  it("tries again where the code did not come", async () => {
    const source = vi.spyOn(lazyMenuItems, "loaded").mockReturnValue(undefined);
    const load = vi.spyOn(lazyMenuItems, "load").mockRejectedValue(new Error("offline"));
    render(page);
    fireEvent.click(button());
    await settle();
    source.mockRestore();
    load.mockRestore();
    fireEvent.click(button());
    await settle();
    expect(screen.getByRole("menu", { name: "Actions" })).toBeTruthy();
  });

  it("leads on by the provider's link component, and says which page is shown", async () => {
    await openMenu();
    const blog = screen.getByRole("menuitem", { name: "Blog" });
    expect(blog.matches("a[data-router][href='#blog'][aria-current=page]")).toBe(true);
    fireEvent.click(blog);
    await settle();
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it("has no link where it is disabled", async () => {
    await openMenu();
    const team = screen.getByRole("menuitem", { name: "Team" });
    expect(team.getAttribute("aria-disabled")).toBe("true");
    expect(team.closest("a")).toBeNull();
    fireEvent.click(team);
    expect(screen.getByRole("menu")).toBeTruthy();
  });

  it("closes with a second press, with focus elsewhere and a press elsewhere", async () => {
    await openMenu();
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
    const leave = [
      () => {
        fireEvent.pointerDown(button());
        fireEvent.click(button());
      },
      () => act(() => elsewhere.focus()),
      () => fireEvent.pointerDown(elsewhere),
    ];
    for (const [at, how] of leave.entries()) {
      if (at > 0) fireEvent.click(button());
      await settle();
      expect(screen.queryByRole("menu"), String(at)).not.toBeNull();
      how();
      await settle();
      expect(screen.queryByRole("menu"), String(at)).toBeNull();
    }
  });
});
