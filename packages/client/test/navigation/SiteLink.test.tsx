import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { SiteLink } from "../../src/navigation/index.ts";
import { refusedHrefs } from "../refusedHrefs.ts";

function show(href: string) {
  const element = (
    <SiteLink href={href} languageLink={() => null}>
      words
    </SiteLink>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

describe("a link of the site", () => {
  it.each([
    ["/about", "/about"],
    ["#form", "/#form"],
    ["https://example.com/a", "https://example.com/a"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["tel:+97140000000", "tel:+97140000000"],
  ])("to %s is rendered", (href, expected) => {
    show(href);
    expect(screen.getByRole("link").getAttribute("href")).toBe(expected);
  });

  it.each(refusedHrefs)("to %j is a placeholder", (href) => {
    show(href);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("words").hasAttribute("href")).toBe(false);
  });
});
