// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SeamSides } from "./SeamSides.tsx";
import { words } from "./storySides.ts";

const sample = (language: "en" | "ar") => (
  <AgencyProvider language={language}>
    <SeamSides {...words[language]} />
  </AgencyProvider>
);

describe("SeamSides", () => {
  it("has a list for each side, named by its title, and says which way a crossing goes", () => {
    render(sample("en"));
    const list = (name: string) => screen.getByRole("list", { name });
    expect(within(list("When you supply")).getAllByRole("listitem")).toHaveLength(4);
    expect(within(list("When you buy")).getAllByRole("listitem")).toHaveLength(4);
    const crossings = within(list("What they exchange")).getAllByRole("listitem");
    expect(crossings[0]?.textContent).toBe("A requirement from the buyer to the supplier");
  });

  it("ranks steps below their side", () => {
    render(sample("ar"));
    expect(screen.getByRole("heading", { level: 3, name: "عند التوريد" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 4, name: "تقديم العرض" })).toBeTruthy();
  });

  it("stays small enough for a page that a server writes", () => {
    expect(renderToString(sample("en")).length).toBeLessThan(15_000);
  });
});
