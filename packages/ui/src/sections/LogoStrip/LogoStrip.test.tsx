import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { LogoStrip } from "./LogoStrip.tsx";

it("names each mark by its owner, and the link by the mark", () => {
  render(
    <AgencyProvider language="en">
      <LogoStrip
        label="Platforms"
        items={[
          { name: "Alder", mark: <svg aria-hidden="true" /> },
          { name: "Onyx", mark: <svg aria-hidden="true" />, href: "/onyx" },
        ]}
      />
    </AgencyProvider>,
  );
  expect(screen.getByRole("img", { name: "Alder" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Onyx" }).getAttribute("href")).toBe("/onyx");
});
