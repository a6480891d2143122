import { languages } from "@agency/content/language";
import {
  code,
  emailSchema,
  optionalLine,
  requiredNameSchema,
  requiredPhone,
  requiredText,
  trapSchema,
} from "@agency/server/forms/fields";
import { defineForm } from "@agency/server/forms/form";
import * as v from "valibot";
import { currentConsents } from "./consent.ts";
import { maxCoverLetterLength } from "./limits.ts";

/**
 * The `form` part of `POST /api/applications`, as JSON; the optional `resume` part is the file.
 * `jobId` is the id of the vacancy. `position` is its title as the visitor saw it, which only
 * pages still open send: without it the server writes the vacancy's own.
 *
 * Source: specification, section 3.
 */
export const application = defineForm({
  name: "applications",
  languages,
  minimumTime: 3_000,
  fields: {
    jobId: v.pipe(
      v.string(code("invalid")),
      v.nonEmpty(code("required")),
      v.regex(/^[a-zA-Z0-9][\w-]{0,127}$/, code("invalid")),
    ),
    firstName: requiredNameSchema,
    lastName: requiredNameSchema,
    email: emailSchema,
    phone: requiredPhone,
    position: optionalLine(200),
    coverLetter: requiredText(maxCoverLetterLength),
  },
  consentVersion: v.literal(currentConsents.application, code("consent-invalid")),
  formerTrap: { website: trapSchema },
});
