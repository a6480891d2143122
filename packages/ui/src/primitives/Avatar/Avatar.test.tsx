// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Avatar, type AvatarProps } from "./Avatar.tsx";
import { drawAvatar } from "./drawAvatar.ts";
import { getInitials } from "./getInitials.ts";

const seeds = Array.from({ length: 60 }, (_, index) => `person-${index}`);

describe("portrait", () => {
  it("is the same for the same seed and differs from seed to seed", () => {
    expect(drawAvatar("huda")).toEqual(drawAvatar("huda"));
    expect(new Set(seeds.map((seed) => JSON.stringify(drawAvatar(seed)))).size).toBe(seeds.length);
  });

  it("is made of numbers, and its face lies on the sheet", () => {
    for (const seed of seeds) {
      const drawn = drawAvatar(seed);
      expect(JSON.stringify(drawn)).not.toMatch(/NaN|null|Infinity/);
      expect(drawn.face.x - drawn.face.gap).toBeGreaterThan(100);
      expect(drawn.face.x + drawn.face.gap).toBeLessThan(300);
    }
  });
});

describe("getInitials", () => {
  it.each([
    ["Huda Rahman", "en", "HR"],
    ["layla al noor", "en", "LN"],
    ["Tomas", "en", "T"],
    ["irem ışık", "tr", "İI"],
    ["هدى الرحمن", "ar", "ه"],
    ["(Omar) Saleh", "en", "OS"],
    ["", "en", ""],
  ])("abbreviates %s in %s to %s", (name, language, initials) => {
    expect(getInitials(name, language)).toBe(initials);
  });
});

describe("Avatar", () => {
  const show = (props: Partial<AvatarProps>) =>
    render(<Avatar name="Huda Rahman" {...props} />, {
      wrapper: ({ children }) => <AgencyProvider language="en">{children}</AgencyProvider>,
    });
  const getPicture = (container: HTMLElement) => container.querySelector("img") as HTMLImageElement;

  it("is named after the person, or hidden beside the name", () => {
    const { rerender } = show({});
    expect(screen.getByRole("img", { name: "Huda Rahman" })).toBeTruthy();
    rerender(<Avatar name="Huda Rahman" alt="Huda in the studio" />);
    expect(screen.getByRole("img", { name: "Huda in the studio" })).toBeTruthy();
    rerender(<Avatar name="Huda Rahman" alt="" />);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("shows initials until the picture has loaded", () => {
    const { container } = show({ src: "/huda.jpg" });
    expect(container.textContent).toBe("HR");
    fireEvent.load(getPicture(container));
    expect(container.textContent).toBe("");
    expect(getPicture(container)).toBeTruthy();
  });

  it("falls back to initials if the picture fails, and tries the next one", () => {
    const { container, rerender } = show({ src: "/missing.jpg" });
    fireEvent.error(getPicture(container));
    expect(container.textContent).toBe("HR");
    expect(getPicture(container)).toBeNull();
    rerender(<Avatar name="Huda Rahman" src="/huda.jpg" />);
    expect(getPicture(container).getAttribute("src")).toBe("/huda.jpg");
  });

  it("draws a face instead of initials if it has a seed", () => {
    const { container } = show({ seed: "huda", src: "/missing.jpg" });
    fireEvent.error(getPicture(container));
    expect(container.textContent).toBe("");
    expect(container.querySelector("svg")).toBeTruthy();
  });

  it("reads a picture that failed before hydration", () => {
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(0);
    const { container } = show({ src: "/missing.jpg" });
    expect(getPicture(container)).toBeNull();
    vi.restoreAllMocks();
  });
});
