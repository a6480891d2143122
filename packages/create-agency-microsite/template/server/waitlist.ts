import { emailSchema } from "@agency/server/forms/fields";
import { defineForm } from "@agency/server/forms/form";
import {
  createWaitlist,
  openWaitlistStore,
  type Waitlist,
  type WaitlistSettings,
} from "@agency/server/waitlist";
import * as v from "valibot";
import { type consentVersion, endpoint } from "../src/form.ts";
import { site } from "../src/site.ts";
import { translations } from "../src/translations/index.ts";
import { createFormOptions, type Render, toLanguage } from "./forms.ts";

const definition = defineForm({
  name: "waitlist",
  minFillTime: 1_000,
  fields: { email: emailSchema },
  consentVersion: v.picklist(
    Object.keys(translations.en.waitlist.consents) as [typeof consentVersion],
    "consent-invalid",
  ),
  languages: site.languages,
});

const consents = Object.fromEntries(
  Object.keys(translations.en.waitlist.consents).map((version) => [
    version,
    Object.fromEntries(
      Object.entries(translations).map(([language, { waitlist }]) => [
        language,
        (waitlist.consents as Record<string, string>)[version] ?? "",
      ]),
    ),
  ]),
);

interface Options {
  settings: WaitlistSettings;
  /** Public origin, which mails link to. */
  origin: string;
  render: Render;
  /** Forms per IP address in ten minutes. @default 20 */
  perAddress?: number;
}

/** Stores forms before confirming them. Throws a `SettingsError` without a usable store. */
export async function openWaitlist({
  settings,
  origin,
  render,
  perAddress = 20,
}: Options): Promise<Waitlist> {
  return createWaitlist({
    ...createFormOptions(settings, render),
    definition,
    place: { endpoint, anchor: "waitlist", path: "/" },
    consents,
    store: await openWaitlistStore(settings),
    mail: {
      ...settings.mail,
      origin,
      compose({ language, url }) {
        const { subject, text } = translations[toLanguage(language)].waitlist.mail;
        return { subject: subject(site.name), text: text(site.name, url) };
      },
    },
    renderConfirm: (_c, { language, ...confirm }) =>
      render({ language: toLanguage(language), page: "confirm", confirm }),
    perAddress,
  });
}
