import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Card } from "./Card.tsx";

it("is an article with a heading, and one link where it leads somewhere", () => {
  const { rerender } = render(
    <AgencyProvider language="en">
      <Card title="A mark" level={2} id="own" className="own" data-place="here" />
    </AgencyProvider>,
  );
  const outer = screen.getByRole("article");
  expect(outer.id).toBe("own");
  expect(outer.classList.contains("own")).toBe(true);
  expect(outer.dataset.place).toBe("here");
  expect(screen.getByRole("heading", { level: 2, name: "A mark" })).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  rerender(
    <AgencyProvider language="en">
      <Card title="A mark" href="/mark" />
    </AgencyProvider>,
  );
  expect(screen.getByRole("link", { name: "A mark" }).getAttribute("href")).toBe("/mark");
});
