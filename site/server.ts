import { fileURLToPath } from "node:url";
import { backoffice } from "@agency/backoffice";
import { getLocalizedPath, parseLocalizedPath, pickSearchParams } from "@agency/client/routes";
import { productSlugs } from "@agency/content";
import { languages } from "@agency/content/language";
import { caseStudyIdQuery } from "@agency/content/queries/case-studies";
import { issueIdQuery } from "@agency/content/queries/newsletter";
import { postIdQuery } from "@agency/content/queries/posts";
import { vacancyIdQuery } from "@agency/content/queries/vacancies";
import { applications, enquiries, type SiteDefinition, subscriptions } from "@agency/server";
import { sampleContent, shiftDates } from "@agency/showcase/sample";
import { trustedTypesPolicy } from "@agency/ui/trusted-types";
import { siteExtension } from "./server/extension.ts";
import { mails } from "./server/mail/mails.ts";
import { readTranslations } from "./server/translations.ts";
import { allConsents } from "./shared/allConsents.ts";
import { endpoints } from "./shared/api.ts";
import { application } from "./shared/application.ts";
import { contact } from "./shared/contact.ts";
import { formLocations } from "./shared/formLocations.ts";
import { newsletter } from "./shared/newsletter.ts";
import { speculationRules } from "./shared/speculationRules.ts";
import { getCanonicalPaths } from "./src/navigation/canonicalPaths.ts";
import { applicantPath, matchRoute } from "./src/navigation/routes.ts";

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default {
  build: {
    dist: file("dist/client"),
    renderer: file("dist/server/render.js"),
    entry: "src/main.tsx",
  },
  trustedTypes: trustedTypesPolicy,
  speculationRules,
  sample: { file: sampleContent, shiftDates },
  languages,
  routes: {
    match: matchRoute,
    pickSearchParams,
    getCanonicalPaths,
    getLocalizedPath,
    parseLocalizedPath,
  },
  documents: {
    blogPost: (reader, { slug = "" }, signal) => reader.fetch(postIdQuery, { slug }, { signal }),
    caseStudy: (reader, { slug = "" }, signal) =>
      reader.fetch(caseStudyIdQuery, { slug }, { signal }),
    issue: (reader, { slug = "" }, signal) => reader.fetch(issueIdQuery, { slug }, { signal }),
    vacancy: (reader, { id = "" }, signal) => reader.fetch(vacancyIdQuery, { id }, { signal }),
  },
  forms: [
    subscriptions({
      definition: newsletter,
      endpoint: endpoints.newsletter,
      getName: ({ product }) => productSlugs.find((slug) => slug === product) ?? "newsletter",
    }),
    enquiries({ definition: contact, endpoint: endpoints.contact, getName: () => "contact" }),
    applications({
      definition: application,
      endpoint: endpoints.applications,
      getName: () => "application",
    }),
  ],
  formLocations,
  sendEmailPath: endpoints.sendEmail,
  applicant: { path: applicantPath, endpoint: endpoints.applicant },
  answers: readTranslations("answers"),
  mails,
  consents: allConsents,
  extensions: [siteExtension, backoffice({ studio: file("../packages/desk/dist"), mails })],
} satisfies SiteDefinition;
