// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Combobox } from "./Combobox.tsx";

const options = ["Abu Dhabi", "Dubai", "Doha"].map((label) => ({ value: label, label }));
const field = (
  <AgencyProvider language="en">
    <Combobox label="City" name="city" options={options} />
  </AgencyProvider>
);

/** Uses the server's HTML before React hydrates it, then chooses from the list. */
async function chooseAfter(act: (container: HTMLElement) => void) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(field);
  act(container);
  render(field, { container, hydrate: true });
  const option = await screen.findByRole("option", { name: "Dubai" });
  await userEvent.click(option);
  expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("Dubai");
  expect(container.querySelector<HTMLInputElement>("input[type=hidden]")?.value).toBe("Dubai");
}

afterEach(() => {
  window.agencyPress = undefined;
});

describe("Combobox before hydration", () => {
  it("opens its list once it can for a press on the arrow", async () => {
    await chooseAfter((container) => {
      window.agencyPress = container.querySelector("button");
    });
  });

  it("opens its list once it can for typed text", async () => {
    await chooseAfter((container) => {
      const input = container.querySelector("input");
      input?.focus();
      if (input) input.value = "du";
    });
  });
});
