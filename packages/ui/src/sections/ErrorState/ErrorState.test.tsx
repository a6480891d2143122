// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { ErrorState } from "./ErrorState.tsx";

it("retries by a link without JavaScript", () => {
  render(
    <AgencyProvider language="en">
      <ErrorState title="Not loaded" retryLabel="Try again" href="/work" />
    </AgencyProvider>,
  );
  expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/work");
  expect(screen.queryByRole("button")).toBeNull();
});
