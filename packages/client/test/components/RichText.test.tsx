import type { BodyBlock } from "@agency/content/queries/body";
import { AgencyProvider, type LinkComponentProps } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { RichText } from "../../src/components/RichText.tsx";
import { SiteLink } from "../../src/navigation/index.ts";
import { refusedHrefs } from "../refusedHrefs.ts";

const withLink = (href: unknown): BodyBlock[] => [
  {
    _type: "block",
    _key: "b",
    style: "normal",
    markDefs: [{ _type: "link", _key: "l", href: href as string }],
    children: [{ _type: "span", _key: "s", text: "words", marks: ["l"] }],
  },
];

const TestLink = (props: LinkComponentProps) => <SiteLink {...props} languageLink={() => null} />;

const i18n = createInstance();
void i18n.use(initReactI18next).init({ lng: "en", resources: {}, initAsync: false });

function show(element: ReactNode) {
  const page = (
    <I18nextProvider i18n={i18n}>
      <AgencyProvider language="en" linkComponent={TestLink}>
        {element}
      </AgencyProvider>
    </I18nextProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: page }]);
  render(<RouterProvider router={router} />);
}

describe("a link in an article", () => {
  it.each([...refusedHrefs, undefined, 1])("to %j is plain text", (href) => {
    show(<RichText blocks={withLink(href)} lang="en" />);
    expect(screen.getByText("words").closest("a")).toBeNull();
  });

  it("to a page of the site is a link", () => {
    show(<RichText blocks={withLink("/about")} lang="en" />);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/about");
  });
});
