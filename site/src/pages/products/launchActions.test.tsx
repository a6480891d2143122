import type { Product } from "@agency/content/queries/products";
import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import enProducts from "../../../locales/en/products.json";
import { LaunchActions } from "./LaunchActions.tsx";
import { type Availability, getAvailability, getCurrentLaunch } from "./launch.ts";
import { UpflyoverActions } from "./UpflyoverOpening.tsx";

const actions: Record<Product["slug"], (availability: Availability) => ReactNode> = {
  rendre: (availability) => (
    <LaunchActions slug="rendre" availability={availability} list="#notify">
      {null}
    </LaunchActions>
  ),
  upflyover: (availability) => <UpflyoverActions availability={availability} />,
  gymestry: (availability) => (
    <LaunchActions slug="gymestry" availability={availability} list="#waitlist">
      {null}
    </LaunchActions>
  ),
};

const upcoming: Omit<Product, "slug"> = {
  name: "Product",
  state: "upcoming",
  startAt: null,
  launchAt: "2026-01-01T00:00:00Z",
  timeZone: "Asia/Dubai",
  precision: "day",
  launchText: null,
  places: null,
  nextLaunchAt: "2027-01-01T00:00:00Z",
  nextPlace: { text: "Oman", lang: "en" },
  disclaimer: null,
  plans: [],
  offers: [],
  isSample: false,
};

async function getLinks(slug: Product["slug"], openedAt: string) {
  const i18n = createInstance({
    resources: { en: { products: enProducts } },
    interpolation: { escapeValue: false },
  });
  await i18n.use(initReactI18next).init({ lng: "en", defaultNS: "products" });
  const availability = getAvailability(getCurrentLaunch({ slug, ...upcoming }, new Date(openedAt)));
  const read = (state: keyof typeof availability) => {
    const { unmount } = render(
      <I18nextProvider i18n={i18n}>
        <AgencyProvider language="en">{actions[slug](availability[state])}</AgencyProvider>
      </I18nextProvider>,
    );
    const links = screen.getAllByRole("link").map(({ textContent }) => textContent?.trim());
    unmount();
    return links;
  };
  return { before: read("before"), launched: read("launched") };
}

const next = "Join the waitlist for Oman";

test.each([
  ["rendre", "Get notified", "Request an account"],
  ["upflyover", "Get notified", "Claim your free year"],
  ["gymestry", "Join the waitlist", "Set up your gym"],
] as const)("%s offers its waitlist until it is live anywhere", async (slug, wait, start) => {
  const first = await getLinks(slug, "2025-12-31T00:00:00Z");
  expect([first.before[0], first.launched[0]]).toEqual([wait, start]);
  expect([...first.before, ...first.launched]).not.toContain(next);

  const second = await getLinks(slug, "2026-06-01T00:00:00Z");
  expect(second.before.slice(0, 2)).toEqual([start, next]);
  expect(second.launched[0]).toBe(start);
  expect(second.launched).not.toContain(next);
});
