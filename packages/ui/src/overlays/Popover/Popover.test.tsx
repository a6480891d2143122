// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { ProductTheme } from "../../foundations/ProductTheme/index.ts";
import { lazyPopover } from "./lazy.ts";
import { Popover, type PopoverProps } from "./Popover.tsx";

afterEach(cleanup);

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
  it("takes the theme along that is set around it, to where it stands", async () => {
    await act(() => lazyPopover.load());
    const colors = { accent: "#123456", onAccent: "#ffffff" };
    render(
      <AgencyProvider language="en">
        <ProductTheme colors={{ dark: colors, light: colors }}>
          <Popover label="Details" closeLabel="Close" defaultOpen>
            Words
          </Popover>
        </ProductTheme>
      </AgencyProvider>,
    );
    await settle();
    const dialog = screen.getByRole("dialog", { name: "Details" });
    expect(dialog.getAttribute("style")).toContain("#123456");
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
