import { join } from "node:path";
import { emailSchema } from "@agency/server/forms/fields";
import { defineForm } from "@agency/server/forms/form";
import { createWaitlist, type Waitlist } from "@agency/server/waitlist";
import * as v from "valibot";
import { type consentVersion, endpoint, getProblem } from "../src/form.ts";
import type { PageState } from "../src/Site.tsx";
import { getPath, site } from "../src/site.ts";
import { type Language, translations } from "../src/translations/index.ts";

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

const toLanguage = (language: string): Language =>
  site.languages.find((each) => each === language) ?? site.languages[0];

function match(path: string) {
  const language = site.languages.find((each) => path === getPath(each));
  return language && { route: { path: "/", page: "home" }, language, params: {} };
}

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
  /** Contains `waitlist.jsonl`. */
  folder: string;
  render: (state: PageState) => string;
  /** Whether a proxy sets `X-Forwarded-For`. @default false */
  trustProxy?: boolean;
  /** Forms per IP address in ten minutes. @default 20 */
  perAddress?: number;
}

/** Stores forms before confirming them. */
export function openWaitlist({
  folder,
  render,
  trustProxy = false,
  perAddress = 20,
}: Options): Promise<Waitlist> {
  return createWaitlist({
    definition,
    place: { endpoint, anchor: "waitlist", path: "/" },
    routes: {
      match,
      getLocalizedPath: (language, path) => getPath(toLanguage(language), path.slice(1)),
    },
    consents,
    getMessage: (code, language) => {
      const { problems } = translations[toLanguage(language)].waitlist;
      return code === "too-many" ? problems.many : problems.failed;
    },
    async renderPage(c, { path, status, post }) {
      const language = match(new URL(path, "http://localhost").pathname)?.language;
      const page = render({
        language: language ?? site.languages[0],
        page: "home",
        form: {
          email: post.values.email ?? "",
          problem: getProblem(post.errors, post.failure),
        },
      });
      return c.html(page, status as 422);
    },
    file: join(folder, "waitlist.jsonl"),
    trustedProxies: trustProxy ? 1 : 0,
    perAddress,
  });
}
