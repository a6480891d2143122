import type { SchemaTypeDefinition } from "@sanity/types";
import { applicationStatuses } from "../statuses.ts";
import { longText, requiredText, text } from "./fields.ts";
import {
  consentText,
  consentVersion,
  email,
  formDigest,
  formId,
  handling,
  language,
  mail,
  reference,
  status,
  statusLog,
} from "./submission.ts";

/** Private dataset. Source: specification, section 3. */
export const jobApplication = {
  name: "jobApplication",
  title: "Job application",
  type: "document",
  fields: [
    requiredText("jobId", "Vacancy", "The id of the vacancy, which is in the public dataset."),
    text("jobTitle", "Vacancy's title", { description: "As it was called on that day." }),
    text("position", "Position applied for", { description: "As the visitor saw it." }),
    text("positionTitle", "Vacancy's title for the applicant", {
      description: "In their language, and nothing that was typed.",
    }),
    requiredText("applicantName", "Name"),
    email,
    text("newEmail", "New email", {
      description: "Given by the applicant, and not confirmed yet.",
    }),
    text("phone", "Phone"),
    text("phoneE164", "Phone for dialing", { description: "Empty if its country is unknown." }),
    text("phoneExtension", "Extension"),
    longText("coverLetter", "Cover letter"),
    {
      name: "resume",
      title: "Resume",
      type: "file",
      description: "Encrypted; `pnpm submissions fetch` opens it.",
      readOnly: true,
    },
    {
      name: "resumeFile",
      title: "Resume file",
      type: "object",
      description: "The key is here and nowhere else: without it nobody can read the file.",
      readOnly: true,
      fields: [
        { name: "name", title: "File name", type: "string" },
        {
          name: "kind",
          title: "Format",
          type: "string",
          options: { list: ["pdf", "doc", "docx"] },
        },
        { name: "size", title: "Bytes", type: "number" },
        { name: "key", title: "Key", type: "string", hidden: true },
        {
          name: "keyedBy",
          title: "Second key",
          type: "string",
          description: "Which RESUME_KEY of the server is needed beside the key.",
          hidden: true,
        },
        {
          name: "scan",
          title: "Virus scanner",
          type: "string",
          description:
            "What it said. Nobody gets a file that waits for it; an infected one is deleted.",
          options: { list: ["clean", "waiting", "infected"] },
        },
      ],
    },
    status(applicationStatuses),
    { name: "appliedAt", title: "Applied", type: "datetime", readOnly: true },
    { name: "withdrawnAt", title: "Withdrawn", type: "datetime", readOnly: true },
    statusLog,
    ...handling,
    reference,
    language,
    formId,
    formDigest,
    consentVersion,
    consentText,
    mail,
  ],
  preview: { select: { title: "applicantName", subtitle: "jobTitle" } },
} satisfies SchemaTypeDefinition;
