// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Gallery, type GalleryProps } from "./Gallery.tsx";
import { lightboxModule } from "./lightboxModule.ts";
import type { GalleryLabels } from "./types.ts";

beforeEach(async () => {
  await lightboxModule.load();
});

const labels: GalleryLabels = {
  title: "Gallery",
  enlarge: "Enlarge:",
  close: "Close",
  previous: "Previous",
  next: "Next",
  position: "{n} of {total}",
};
const images = ["First", "Second", "Third"].map((alt) => ({
  image: { src: `/${alt}.png`, width: 3, height: 2, alt },
}));

async function open(language: "en" | "ar", index: number) {
  render(
    <AgencyProvider language={language}>
      <Gallery items={images} labels={labels} />
    </AgencyProvider>,
  );
  fireEvent.click(screen.getAllByRole("link")[index] as HTMLElement);
  return screen.findByRole("status");
}

function swipe(status: HTMLElement, from: number, to: number) {
  const finger = (clientX: number) => [{ clientX, clientY: 0 }];
  fireEvent.touchStart(status, { touches: finger(from) });
  fireEvent.touchEnd(status, { changedTouches: finger(to) });
}

describe("Gallery", () => {
  it("fetches the pictures beside the one it shows, and no more", async () => {
    const status = await open("en", 0);
    const files = () =>
      [...(status.closest("[role=dialog]") as Element).querySelectorAll("img")].map(
        (img) => img.alt,
      );
    expect(files()).toEqual(["First", "Second"]);
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(files()).toEqual(["First", "Second", "Third"]);
  });

  it.each([
    ["en", 200, 100],
    ["ar", 100, 200],
  ] as const)("goes on by a swipe as the page reads: %s", async (language, from, to) => {
    const status = await open(language, 0);
    swipe(status, from, to);
    expect(status.textContent).toBe("2 of 3 Second");
    swipe(status, to, from);
    expect(status.textContent).toBe("1 of 3 First");
    swipe(status, 100, 120);
    expect(status.textContent).toBe("1 of 3 First");
  });

  it.each([
    ["en", "ArrowRight"],
    ["ar", "ArrowLeft"],
  ] as const)("goes on by key as the page reads: %s", async (language, key) => {
    const status = await open(language, 1);
    fireEvent.keyDown(status, { key });
    expect(status.textContent).toBe("3 of 3 Third");
    fireEvent.keyDown(status, { key });
    expect(status.textContent).toBe("3 of 3 Third");
  });

  it("gives focus to the picture shown last", async () => {
    const status = await open("en", 0);
    fireEvent.keyDown(status, { key: "End" });
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Enlarge:"));
    expect(document.activeElement?.querySelector("img")?.alt).toBe("Third");
  });

  it("must name its lightbox", () => {
    // @ts-expect-error title is missing
    expectTypeOf<Omit<GalleryLabels, "title">>().toExtend<GalleryProps["labels"]>();
  });
});
