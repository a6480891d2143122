// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { ShareButtons } from "./ShareButtons.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (onCopy: () => void | Promise<void>) =>
  render(
    <AgencyProvider language="en">
      <ShareButtons label="Share" copy={{ label: "Copy link", copiedLabel: "Copied", onCopy }} />
    </AgencyProvider>,
  );
const press = () => act(async () => fireEvent.click(screen.getByRole("button")));

describe("ShareButtons", () => {
  it("says that the address is copied, and after 4 s offers it again", async () => {
    show(() => Promise.resolve());
    expect(screen.getByRole("status").textContent).toBe("");
    await press();
    expect(screen.getByRole("button").textContent).toBe("Copied");
    expect(screen.getByRole("status").textContent).toBe("Copied");
    act(() => {
      vi.advanceTimersByTime(3999);
    });
    expect(screen.getByRole("button").textContent).toBe("Copied");
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByRole("button").textContent).toBe("Copy link");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("says nothing when copying fails", async () => {
    show(() => Promise.reject(new Error("denied")));
    await press();
    expect(screen.getByRole("button").textContent).toBe("Copy link");
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
