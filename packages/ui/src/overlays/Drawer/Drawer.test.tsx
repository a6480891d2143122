// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import { Drawer, type DrawerProps } from "./Drawer.tsx";
import { lazyDrawer } from "./lazy.ts";

beforeEach(async () => {
  await lazyDrawer.load();
});

describe("Drawer", () => {
  it("opens by its trigger, is named by its title, and closes by its button", async () => {
    render(
      <Drawer trigger={<button type="button">Filters</button>} title="Choose" closeLabel="Close">
        <p>Text</p>
      </Drawer>,
    );
    expect(screen.queryByText("Text")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Filters" }));
    expect(await screen.findByRole("dialog", { name: "Choose" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByText("Text")).toBeNull());
  });

  it("knows the edges by where the page reads from and to", () => {
    expectTypeOf<NonNullable<DrawerProps["side"]>>().toEqualTypeOf<"start" | "end" | "bottom">();
  });
});
