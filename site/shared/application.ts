import { languages } from "@agency/content/language";
import {
  code,
  honeypotSchema,
  optionalLine,
  requiredNameSchema,
  requiredPhone,
  requiredText,
  visitorEmailSchema,
} from "@agency/server/forms/fields";
import { defineForm } from "@agency/server/forms/form";
import * as v from "valibot";
import { currentConsents } from "./consent.ts";
import { maxCoverLetterLength } from "./limits.ts";

/**
 * Job application: the `form` part of `POST /api/applications`, as JSON. The file is the optional
 * part `resume`. Only outdated pages send `position`, by default the title of the vacancy `jobId`.
 * Source: specification, section 3.
 */
export const application = defineForm({
  name: "applications",
  languages,
  minFillTime: 3_000,
  fields: {
    jobId: v.pipe(
      v.string(code("invalid")),
      v.nonEmpty(code("required")),
      v.regex(/^[a-zA-Z0-9][\w-]{0,127}$/, code("invalid")),
    ),
    firstName: requiredNameSchema,
    lastName: requiredNameSchema,
    email: visitorEmailSchema,
    phone: requiredPhone,
    position: optionalLine(200),
    coverLetter: requiredText(maxCoverLetterLength),
  },
  consentVersion: v.picklist(
    ["application-2", currentConsents.application],
    code("consent-invalid"),
  ),
  formerHoneypotField: { website: honeypotSchema },
});
