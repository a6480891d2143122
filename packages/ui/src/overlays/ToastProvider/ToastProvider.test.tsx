// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { lazyToasts } from "./lazy.ts";
import { ToastProvider, useToast } from "./ToastProvider.tsx";

beforeEach(async () => {
  // Loaded before timers are faked.
  await lazyToasts.load();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const labels = {
  region: "Notifications",
  close: "Close",
  success: "Success:",
  error: "Error:",
  info: "Note:",
};

function Buttons() {
  const { toast: open } = useToast();
  return (
    <>
      <button type="button" onClick={() => open({ title: "Saved" })}>
        good
      </button>
      <button type="button" onClick={() => open({ title: "Failed", tone: "error" })}>
        bad
      </button>
      <button
        type="button"
        onClick={() =>
          open({
            title: "Moved",
            tone: "info",
            duration: Number.POSITIVE_INFINITY,
            actionLabel: "Undo",
            actionAltText: "Undo in the list",
            onAction: () => {},
          })
        }
      >
        lasting
      </button>
      <button type="button" onClick={() => open({ title: "Short", duration: 1000 })}>
        short
      </button>
    </>
  );
}

function start(language = "en") {
  render(
    <AgencyProvider language={language}>
      <ToastProvider labels={labels}>
        <Buttons />
      </ToastProvider>
    </AgencyProvider>,
  );
}
const show = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await vi.dynamicImportSettled();
  });
};
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** Radix listens natively, not through React. */
const leave = () =>
  act(() => void screen.getByRole("region").dispatchEvent(new Event("pointerleave")));
const toast = () => screen.queryByRole("listitem");

function hideTab(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

describe("Toast", () => {
  it("is gone after 4 s", async () => {
    start();
    await show("good");
    wait(3999);
    expect(toast()?.textContent).toContain("Saved");
    wait(1);
    expect(toast()).toBeNull();
  });

  it("shows the next when the first has had its time", async () => {
    start();
    await show("good");
    wait(3000);
    await show("bad");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(toast()?.textContent).toContain("Saved");
    wait(1000);
    expect(toast()?.textContent).toContain("Failed");
    wait(3999);
    expect(toast()).not.toBeNull();
    wait(1);
    expect(toast()).toBeNull();
  });

  it("is changed and closed by its id, also while it waits", async () => {
    const { result } = renderHook(useToast, {
      wrapper: ({ children }) => (
        <AgencyProvider language="en">
          <ToastProvider labels={labels}>{children}</ToastProvider>
        </AgencyProvider>
      ),
    });
    const { toast: open, update, dismiss } = result.current;
    const ids: number[] = [];
    await act(async () => {
      for (const title of ["Sending", "Second", "Third"]) ids.push(open({ title }));
      await vi.dynamicImportSettled();
    });
    const [first = 0, second = 0] = ids;
    wait(3000);
    act(() => update(first, { title: "Sent", tone: "info" }));
    expect(toast()?.textContent).toContain("Note: Sent");
    wait(3999);
    expect(toast()?.textContent).toContain("Sent");
    act(() => dismiss(second));
    wait(1);
    expect(toast()?.textContent).toContain("Third");
    act(() => update(first, { title: "Too late" }));
    expect(toast()?.textContent).toContain("Third");
    act(() => dismiss());
    expect(toast()).toBeNull();
  });

  it.each([
    ["hovered", () => fireEvent.pointerMove(toast()!), () => leave()],
    ["focused", () => act(() => toast()!.focus()), () => act(() => toast()!.blur())],
    ["in a hidden tab", () => hideTab(true), () => hideTab(false)],
  ])("stands still while %s", async (_, pause, resume) => {
    start();
    await show("good");
    wait(1500);
    pause();
    wait(60_000);
    expect(toast()).not.toBeNull();
    resume();
    wait(2499);
    expect(toast()).not.toBeNull();
    wait(1);
    expect(toast()).toBeNull();
  });

  it("gives focus back when another takes its place", async () => {
    start();
    const button = screen.getByRole("button", { name: "bad" });
    button.focus();
    await show("good");
    await show("bad");
    act(() => screen.getByRole("button", { name: "Close" }).focus());
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(toast()?.textContent).toContain("Failed");
    expect(document.activeElement).toBe(button);
  });

  it("is no landmark while there is none", async () => {
    start();
    await show("good");
    expect(screen.getByRole("region", { name: "Notifications" })).toBeTruthy();
    wait(4000);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("is said once, by a region that is there before", async () => {
    start();
    const region = screen.getByRole("status");
    expect(region.textContent).toBe("");
    await show("bad");
    wait(2000);
    expect(screen.getByRole("status")).toBe(region);
    expect(region.textContent).toBe("Error: Failed");
    const live = document.querySelectorAll('[role="status"], [role="alert"], [aria-live]');
    expect(live).toHaveLength(1);
  });

  it("lasts as long as it is told to", async () => {
    start();
    await show("short");
    wait(999);
    expect(toast()).not.toBeNull();
    wait(1);
    expect(toast()).toBeNull();
    await show("lasting");
    wait(3_600_000);
    expect(toast()).not.toBeNull();
    expect(toast()?.querySelector("[style*=toast-time]")).toBeNull();
  });

  it("waits to be seen where it comes in a hidden tab", async () => {
    start();
    hideTab(true);
    await show("good");
    wait(60_000);
    expect(screen.getByRole("status").textContent).toBe("Success: Saved");
    hideTab(false);
    wait(3999);
    expect(toast()).not.toBeNull();
    wait(1);
    expect(toast()).toBeNull();
  });

  it("says the same message again", async () => {
    start();
    await show("good");
    const first = screen.getByRole("status").firstElementChild;
    await show("good");
    wait(4000);
    expect(screen.getByRole("status").firstElementChild).not.toBe(first);
  });

  it("throws outside its provider", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<Buttons />)).toThrow("ToastProvider");
  });
});
