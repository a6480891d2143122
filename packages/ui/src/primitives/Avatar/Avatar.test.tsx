// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Avatar } from "./Avatar.tsx";
import { drawAvatar } from "./drawAvatar.ts";

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
      expect(drawAvatar(seed, "beard")).not.toEqual(drawAvatar(seed, "headscarf"));
      expect(drawn.face.x + drawn.face.gap).toBeLessThan(300);
    }
  });
});

describe("Avatar", () => {
  const show = (alt: string) =>
    render(
      <AgencyProvider language="en">
        <Avatar seed="huda" alt={alt} />
      </AgencyProvider>,
    );

  it("is a named picture, or hidden beside the name", () => {
    const { unmount } = show("Drawn portrait of Huda");
    expect(screen.getByRole("img", { name: "Drawn portrait of Huda" })).toBeTruthy();
    unmount();
    show("");
    expect(screen.queryByRole("img")).toBeNull();
  });
});
