// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { Banner, type BannerProps } from "./Banner.tsx";
import { dismissedBannerClass, getBannerScript } from "./getBannerScript.ts";

const props: BannerProps = {
  label: "Announcement",
  children: "We open in Dubai.",
  dismiss: { id: "dubai", label: "Close" },
};
const root = document.documentElement.classList;
const run = (script: string) => void new Function(script)();

beforeEach(() => localStorage.clear());
afterEach(() => {
  root.remove(dismissedBannerClass);
  vi.restoreAllMocks();
});

describe("Banner", () => {
  it("is gone for good once it is closed", () => {
    const onDismiss = vi.fn();
    const { unmount } = render(<Banner {...props} onDismiss={onDismiss} />);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region")).toBeNull();
    expect(onDismiss).toHaveBeenCalledOnce();
    unmount();
    render(<Banner {...props} />);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("is there again under another name", () => {
    localStorage.setItem("banner", "dubai");
    render(<Banner {...props} dismiss={{ id: "london", label: "Close" }} />);
    expect(screen.getByRole("region", { name: "Announcement" })).toBeTruthy();
  });

  it("is hidden by the script in the head until it knows itself", () => {
    run(getBannerScript("dubai"));
    expect(root).not.toContain(dismissedBannerClass);
    localStorage.setItem("banner", "dubai");
    run(getBannerScript("london"));
    expect(root).not.toContain(dismissedBannerClass);
    run(getBannerScript("dubai"));
    expect(root).toContain(dismissedBannerClass);
    render(<Banner {...props} />);
    expect(root).not.toContain(dismissedBannerClass);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("closes where nothing can be stored", () => {
    for (const name of ["getItem", "setItem"] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error("refused");
      });
    }
    render(<Banner {...props} />);
    fireEvent.click(screen.getByRole("button"));
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("must have a name", () => {
    // @ts-expect-error label is missing
    expectTypeOf<Omit<BannerProps, "label">>().toExtend<BannerProps>();
  });
});
