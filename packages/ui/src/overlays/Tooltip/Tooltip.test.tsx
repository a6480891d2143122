// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { lazyTooltip } from "./lazy.ts";
import { Tooltip } from "./Tooltip.tsx";

beforeEach(async () => {
  await lazyTooltip.load();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const focus = vi.fn();
const ref = createRef<HTMLButtonElement>();
const start = () =>
  render(
    <AgencyProvider language="en">
      <Tooltip label="In this site">
        <IconButton ref={ref} label="Search" aria-describedby="other" onFocus={focus}>
          icon
        </IconButton>
      </Tooltip>
    </AgencyProvider>,
  );
const control = () => screen.getByRole("button", { name: "Search" });
const described = () => control().getAttribute("aria-describedby")?.split(" ") ?? [];

describe("Tooltip", () => {
  it("comes after a rest of the pointer and goes with a press", async () => {
    start();
    fireEvent.pointerEnter(control(), { pointerType: "mouse" });
    await wait(0);
    fireEvent.pointerMove(control(), { pointerType: "mouse" });
    await wait(299);
    expect(screen.queryByRole("tooltip")).toBeNull();
    await wait(1);
    expect(screen.getByRole("tooltip").textContent).toBe("In this site");
    fireEvent.pointerDown(control());
    await wait(0);
    expect(screen.queryByRole("tooltip")).toBeNull();
  });

  it("does nothing by touch", async () => {
    start();
    fireEvent.pointerEnter(control(), { pointerType: "touch" });
    fireEvent.pointerMove(control(), { pointerType: "touch" });
    await wait(1000);
    expect(screen.queryByRole("tooltip")).toBeNull();
  });

  it("keeps the control's own ref, handlers and description, and adds to the last", async () => {
    start();
    const before = control();
    expect(ref.current).toBe(before);
    expect(described()).toEqual(["other"]);
    act(() => before.focus());
    await wait(0);
    expect(focus).toHaveBeenCalledOnce();
    expect(control()).toBe(before);
    expect(described()).toEqual(["other", screen.getByRole("tooltip").id]);
    fireEvent.keyDown(before, { key: "Escape" });
    await wait(0);
    expect(described()).toEqual(["other"]);
    expect(document.activeElement).toBe(before);
  });
});
