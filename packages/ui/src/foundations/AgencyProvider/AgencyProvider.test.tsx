import { useDirection } from "@radix-ui/react-direction";
import { render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ButtonLink } from "../../primitives/Button/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { useTheme } from "../ThemeProvider/index.ts";
import { AgencyProvider, type LinkComponentProps, useAgency } from "./AgencyProvider.tsx";
import { getDirection } from "./getDirection.ts";

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute("lang");
  document.documentElement.removeAttribute("dir");
});
afterEach(() => vi.restoreAllMocks());

function Directions() {
  const { language, direction } = useAgency();
  return <p>{[language, direction, useDirection()].join(" ")}</p>;
}

const RouterLink = ({ href, children, className }: LinkComponentProps) => (
  <a href={`/router${href}`} className={className}>
    {children}
  </a>
);

describe("AgencyProvider", () => {
  it("sets the document's language and direction, and both follow a change", () => {
    const { rerender } = render(<AgencyProvider language="en">{""}</AgencyProvider>);
    expect(document.documentElement.lang).toBe("en");
    expect(document.documentElement.dir).toBe("ltr");

    rerender(<AgencyProvider language="ar">{""}</AgencyProvider>);
    expect(document.documentElement.lang).toBe("ar");
    expect(document.documentElement.dir).toBe("rtl");
  });

  it("gives components and primitives one direction", () => {
    render(
      <AgencyProvider language="ar">
        <Directions />
      </AgencyProvider>,
    );
    expect(screen.getByText("ar rtl rtl")).toBeTruthy();
  });

  it("takes another direction than the language's", () => {
    render(
      <AgencyProvider language="en" direction="rtl">
        <Directions />
      </AgencyProvider>,
    );
    expect(screen.getByText("en rtl rtl")).toBeTruthy();
    expect(document.documentElement.dir).toBe("rtl");
  });

  it("holds the theme too", () => {
    const { result } = renderHook(useTheme, {
      wrapper: ({ children }) => (
        <AgencyProvider language="en" defaultTheme="light">
          {children}
        </AgencyProvider>
      ),
    });
    expect(result.current.theme).toBe("light");
  });

  it("renders every link by its link component", () => {
    render(
      <AgencyProvider language="en" linkComponent={RouterLink}>
        <Link href="/work">Work</Link>
        <ButtonLink href="/contact">Contact</ButtonLink>
      </AgencyProvider>,
    );
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["/router/work", "/router/contact"]);
  });

  it("renders plain anchors without one", () => {
    render(
      <AgencyProvider language="en">
        <Link href="/work" target="_blank" rel="noreferrer">
          Work
        </Link>
      </AgencyProvider>,
    );
    const link = screen.getByRole("link", { name: "Work" });
    expect(link.outerHTML).toMatch(/^<a .*href="\/work"/);
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("says what is missing where a component stands outside", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const message = "Components of @agency/ui must be used within an AgencyProvider.";
    expect(() => renderHook(useAgency)).toThrow(message);
    expect(() => render(<Link href="/work">Work</Link>)).toThrow(message);
  });
});

describe("getDirection", () => {
  it.each([
    ["ar", "rtl"],
    ["ar-AE", "rtl"],
    ["fa", "rtl"],
    ["he-IL", "rtl"],
    ["ur", "rtl"],
    ["en", "ltr"],
    ["en-GB", "ltr"],
    ["AR", "rtl"],
    ["ps", "rtl"],
    ["ckb", "rtl"],
    ["dv", "rtl"],
    ["yi", "rtl"],
    ["az-Arab", "rtl"],
    ["az", "ltr"],
    ["ar-Latn", "ltr"],
    ["arn", "ltr"],
    ["ar_AE", "ltr"],
    ["", "ltr"],
  ])("of %j is %s", (language, direction) => {
    expect(getDirection(language)).toBe(direction);
  });
});
