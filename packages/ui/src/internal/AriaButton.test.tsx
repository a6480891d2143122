// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { NumberField } from "../forms/NumberField/index.ts";
import { AgencyProvider } from "../foundations/AgencyProvider/index.ts";

it("replays a press that precedes hydration, once", async () => {
  const field = (
    <AgencyProvider language="en">
      <NumberField label="Guests" defaultValue={2} />
    </AgencyProvider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(field);
  window.agencyPress = [...container.querySelectorAll("button")].at(-1);
  render(field, { container, hydrate: true });
  await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("3"));
  expect(window.agencyPress).toBeUndefined();
});
