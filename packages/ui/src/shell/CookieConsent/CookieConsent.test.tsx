import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { CookieConsent } from "./CookieConsent.tsx";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(120);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const standing = (position: string) => {
  const style = document.createElement("style");
  style.textContent = `section { position: ${position} }`;
  document.head.append(style);
  onTestFinished(() => style.remove());
};

const onAccept = vi.fn();
const onReject = vi.fn();

function Page({ isAsked = false }) {
  const [open, setOpen] = useState(!isAsked);
  const close = (answer: () => void) => () => {
    answer();
    setOpen(false);
  };
  return (
    <AgencyProvider language="en">
      <a href="#main">Skip to content</a>
      <button type="button" onClick={() => setOpen(true)}>
        Cookie settings
      </button>
      {open && (
        <CookieConsent
          label="Cookie settings"
          description="We use cookies."
          acceptLabel="Accept all"
          rejectLabel="Reject all"
          autoFocus={isAsked}
          onAccept={close(onAccept)}
          onReject={close(onReject)}
        />
      )}
      <main id="main">Content</main>
    </AgencyProvider>
  );
}

describe("CookieConsent", () => {
  it("is a landmark that takes no focus", () => {
    render(<Page />);
    expect(screen.getByRole("region", { name: "Cookie settings" })).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it("keeps room for what has focus while it covers the page, and only then", () => {
    standing("fixed");
    render(<Page />);
    const root = document.documentElement.style;
    expect(root.getPropertyValue("--bottom-bar")).toBe("120px");
    expect(document.body.style.getPropertyValue("padding-block-end")).toBe("120px");
    fireEvent.click(screen.getByRole("button", { name: "Accept all" }));
    expect(root.getPropertyValue("--bottom-bar")).toBe("");
    expect(document.body.style.getPropertyValue("padding-block-end")).toBe("");
  });

  it("keeps no room where it stands in the flow", () => {
    standing("relative");
    render(<Page />);
    expect(document.documentElement.style.getPropertyValue("--bottom-bar")).toBe("0px");
  });

  it.each([
    ["Accept all", onAccept],
    ["Reject all", onReject],
  ])("answers with %s once", (name, called) => {
    onAccept.mockClear();
    onReject.mockClear();
    render(<Page />);
    fireEvent.click(screen.getByRole("button", { name }));
    expect(onAccept.mock.calls.length + onReject.mock.calls.length).toBe(1);
    expect(called).toHaveBeenCalledOnce();
  });

  it("gives focus back to where it came from", () => {
    render(<Page />);
    const link = screen.getByRole("link");
    link.focus();
    const reject = screen.getByRole("button", { name: "Reject all" });
    reject.focus();
    fireEvent.click(reject);
    expect(document.activeElement).toBe(link);
  });

  it("takes focus where the visitor opened it, and gives it back after the answer", () => {
    render(<Page isAsked />);
    const opener = screen.getByRole("button", { name: "Cookie settings" });
    opener.focus();
    fireEvent.click(opener);
    expect(document.activeElement).toBe(screen.getByRole("region"));
    const reject = screen.getByRole("button", { name: "Reject all" });
    reject.focus();
    fireEvent.click(reject);
    expect(document.activeElement).toBe(opener);
  });

  it("gives focus to the page's main part where it came from nowhere", () => {
    render(<Page />);
    fireEvent.click(screen.getByRole("button", { name: "Accept all" }));
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });
});
