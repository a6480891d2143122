// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { CSSProperties } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { lazyPopover } from "./lazy.ts";
import { Popover, type PopoverProps } from "./Popover.tsx";

afterEach(cleanup);

const brand = { "--agency-color-accent": "#123456" } as CSSProperties;
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const page = (props: Partial<PopoverProps> = {}) => (
  <AgencyProvider language="en">
    <Popover label="Details" closeLabel="Close" {...props}>
      <input aria-label="Name" />
    </Popover>
    <button type="button">Elsewhere</button>
  </AgencyProvider>
);
const start = async (props?: Partial<PopoverProps>) => {
  await act(() => lazyPopover.load());
  return render(page(props));
};
const button = () => screen.getByRole("button", { name: "Details" });
const press = async () => {
  fireEvent.pointerDown(button());
  fireEvent.click(button());
  await settle();
};

describe("Popover", () => {
  it("takes theme, brand, language and direction from around its button", async () => {
    await act(() => lazyPopover.load());
    render(
      <AgencyProvider language="en">
        <section className="light-theme" lang="ar" dir="rtl" style={brand}>
          <Popover label="Details" closeLabel="Close" defaultOpen>
            Words
          </Popover>
        </section>
      </AgencyProvider>,
    );
    await settle();
    const dialog = screen.getByRole("dialog", { name: "Details" });
    expect(dialog.style.getPropertyValue("--agency-color-accent")).toBe("#123456");
    expect(dialog.classList).toContain("light-theme");
    expect([dialog.lang, dialog.dir]).toEqual(["ar", "rtl"]);
  });

  it("closes with a second press, its own button, and a press or focus elsewhere", async () => {
    await start();
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
    const ways: (() => unknown)[] = [
      press,
      () => fireEvent.click(screen.getByRole("button", { name: "Close" })),
      () => {
        fireEvent.pointerDown(elsewhere);
        fireEvent.click(elsewhere);
      },
      () => act(() => elsewhere.focus()),
    ];
    for (const leave of ways) {
      await press();
      expect(screen.getByRole("dialog")).toBeTruthy();
      await Promise.resolve(leave());
      await settle();
      expect(screen.queryByRole("dialog")).toBeNull();
    }
  });

  it("can be held by the app", async () => {
    const change = vi.fn();
    const { rerender } = await start({ open: false, onOpenChange: change });
    await press();
    expect(change).toHaveBeenLastCalledWith(true);
    expect(screen.queryByRole("dialog")).toBeNull();
    rerender(page({ open: true, onOpenChange: change }));
    await settle();
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(change).toHaveBeenLastCalledWith(false);
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("opens where the app has it open from the start", async () => {
    await start({ open: true });
    await settle();
    expect(screen.getByRole("dialog", { name: "Details" })).toBeTruthy();
  });
});
