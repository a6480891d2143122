// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const show = (items: { label: string; href?: string }[]) =>
  render(
    <AgencyProvider language="en">
      <Breadcrumbs label="Breadcrumb" items={items} />
    </AgencyProvider>,
  );

describe("Breadcrumbs", () => {
  it("ends with the page itself, which is no link even where it has an address", () => {
    show([
      { label: "Home", href: "/" },
      { label: "Blog", href: "/blog" },
      { label: "Post", href: "/blog/post" },
    ]);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Blog"]);
    expect(screen.getByText("Post").getAttribute("aria-current")).toBe("page");
  });

  it("shows a level without an address as text", () => {
    show([{ label: "Services" }, { label: "Branding" }]);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Services").hasAttribute("aria-current")).toBe(false);
  });
});
