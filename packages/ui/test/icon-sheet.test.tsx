import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { findIcons, IconSheet } from "../docs/foundations/IconSheet.tsx";
import { AgencyProvider } from "../src/foundations/AgencyProvider/index.ts";

it("finds icons by their names and by other words for them", () => {
  expect(findIcons("hamburger").map(([name]) => name)).toEqual(["MenuIcon"]);
  expect(findIcons("arrow end").map(([name]) => name)).toEqual(["ArrowEndIcon"]);
  expect(findIcons("").length).toBeGreaterThan(30);
});

it("copies the import of an icon", async () => {
  const user = userEvent.setup();
  render(
    <AgencyProvider language="en">
      <IconSheet />
    </AgencyProvider>,
  );
  await user.type(screen.getByRole("searchbox"), "cross");
  await user.click(screen.getByRole("button", { name: "CloseIcon" }));
  const code = 'import { CloseIcon } from "@agency/ui/Icons";';
  expect(await navigator.clipboard.readText()).toBe(code);
  expect(screen.getByRole("status").textContent).toBe(`Copied: ${code}`);
});
