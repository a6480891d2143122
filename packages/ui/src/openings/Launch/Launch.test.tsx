// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { Launch, type LaunchProps } from "./Launch.tsx";

const to = Date.UTC(2026, 0, 1);
const words = { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" };
const sample = (props: Partial<LaunchProps> = {}) => (
  <AgencyProvider language="en">
    <Launch
      title="Gymestry"
      start={to - 100 * 86_400_000}
      to={to}
      date="1 January 2026"
      labels={words}
      before={{
        note: "Opens soon",
        description: "One system.",
        actions: <Link href="#wait">Wait</Link>,
      }}
      launched={{ note: "Live", description: "Open.", actions: <Link href="#create">Create</Link> }}
      {...props}
    />
  </AgencyProvider>
);
const withoutStyles = (node: ReactNode) => renderToString(node).replaceAll(/ class="[^"]*"/g, "");

beforeEach(() => {
  vi.useFakeTimers({ now: to - 90_000 });
});
afterEach(() => vi.useRealTimers());

describe("Launch", () => {
  it("changes by itself at the moment, and keeps its heading", async () => {
    render(sample());
    const heading = screen.getByRole("heading", { level: 1, name: "Gymestry" });
    expect(screen.getByRole("timer")).toBeTruthy();
    expect(screen.getByRole("link").textContent).toBe("Wait");
    await act(() => vi.advanceTimersByTimeAsync(89_999));
    expect(screen.getByRole("link").textContent).toBe("Wait");
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole("timer")).toBeNull();
    expect(screen.getByRole("link").textContent).toBe("Create");
    expect(screen.getByText("Live")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 })).toBe(heading);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("renders on a server as it stands before the launch, or at the time it is given", () => {
    expect(withoutStyles(sample())).toContain("Opens soon");
    expect(withoutStyles(sample({ now: to }))).toContain("Live");
  });

  it.each([
    ["before", to - 90_000],
    ["after", to + 90_000],
  ])("hydrates without a difference: %s the launch", (_, now) => {
    vi.setSystemTime(now + 5_000);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(sample({ now }));
    const onRecoverableError = vi.fn();
    const { unmount } = render(sample({ now }), { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    unmount();
  });
});
