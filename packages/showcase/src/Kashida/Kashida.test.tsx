// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Kashida } from "./Kashida.tsx";

afterEach(cleanup);

const kashida = (
  <Kashida
    label="Width of the word"
    arabic={{ text: "تصميم", title: "Joins", widths: [3, 5] }}
    latin={{ text: "design", title: "Spaces", width: 3.5 }}
    getValueText={(hexp) => `Stretch ${hexp} of 100`}
    formatGrowth={(percent) => `${percent}%`}
    hint="Drag the end."
    initial={50}
  />
);

it("sets both words to one width, and says by how much each has grown", () => {
  render(kashida);
  const slider = screen.getByRole("slider", { name: "Width of the word" });
  expect(slider.getAttribute("aria-valuetext")).toBe("Stretch 50 of 100");
  // Width 4, naturally 3 and 3.5.
  expect(screen.getByText("33%")).toBeTruthy();
  expect(screen.getByText("14%")).toBeTruthy();
  fireEvent.change(slider, { target: { value: "0" } });
  expect(screen.getByText("0%")).toBeTruthy();
  expect(screen.getByText("-14%")).toBeTruthy();
});

it("goes no further than its ends", () => {
  render(kashida);
  const slider = screen.getByRole<HTMLInputElement>("slider");
  for (let press = 0; press < 4; press++) fireEvent.keyDown(slider, { key: "PageUp" });
  expect(slider.value).toBe("100");
  fireEvent.keyDown(slider, { key: "ArrowLeft" });
  expect(slider.value).toBe("95");
  fireEvent.keyDown(slider, { key: "a" });
  expect(slider.value).toBe("95");
});
