import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ThemeBuilder } from "../docs/workshop/ThemeBuilder.tsx";
import { AgencyProvider } from "../src/foundations/AgencyProvider/index.ts";

const show = () =>
  render(
    <AgencyProvider language="en">
      <ThemeBuilder />
    </AgencyProvider>,
  );

const ask = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

it("says what was changed, measures every pair and shows four looks", () => {
  show();
  const looks = screen.getAllByRole("region", { name: /(left to right|right to left)$/ });
  expect(looks.map(({ dir }) => dir)).toEqual(["ltr", "rtl", "ltr", "rtl"]);
  const contrasts = screen.getByRole("region", { name: "Contrasts" });
  expect(contrasts.querySelectorAll("tbody tr").length).toBeGreaterThan(50);
  expect(screen.getByRole("region", { name: "Changes" }).textContent).toContain("#1877f2");
});

it("takes any CSS colour, refuses what is none in a sentence, and copies each form", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  show();
  const text = () => screen.getByRole("region", { name: "Text to copy" }).textContent ?? "";
  const before = text();
  ask("Colour", "rebeccapurple");
  await waitFor(() => expect(text()).not.toBe(before));
  expect(text()).toContain("--agency-color-accent");
  fireEvent.click(screen.getByLabelText("DTCG"));
  expect(JSON.parse(text())).toHaveProperty("dark.color.accent");
  fireEvent.click(screen.getByLabelText("TypeScript"));
  expect(text()).toContain("export const brand");
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByText("TypeScript copied.");
  expect(writeText).toHaveBeenCalledWith(text());
  vi.unstubAllGlobals();

  ask("Colour", "no colour");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Contrasts" })).toBeNull());
  expect(screen.getByLabelText(/^Colour/).getAttribute("aria-invalid")).toBe("true");
});
