import { ApiError, requireValid } from "@agency/server/http";
import { Hono } from "hono";
import type { AnswerTemplate } from "../mail/types.ts";
import type { InboxType } from "../roles.ts";
import { type Answer, answer, hasAnswer, resendMessage, sendPageLink } from "../staff/answers.ts";
import { requireRevision } from "../staff/update-record.ts";
import { forEachRecord, type InboxEnv, type InboxOptions, readCall } from "./middleware.ts";
import { findRecord, getProgress } from "./records.ts";
import { answerSchema } from "./request-schemas.ts";

/** Creates the API for answer templates and bulk answers. */
export function createAnswers({ deps: { writer }, people, templates, pollSoon }: InboxOptions) {
  const store = { writer, people };
  const answers = new Hono<InboxEnv>();

  answers.get("/templates", (c) => c.json(templates[c.get("type")]));

  answers.post("/answers", async (c) => {
    const { template, moves, replyTo, texts, records } = requireValid(
      answerSchema,
      await readCall(c),
    );
    const { to } = getTemplate(templates[c.get("type")], template);
    const person = c.get("person");
    const written = {
      template,
      sender: person.name,
      ...(replyTo === "me" && { replyTo: person.email }),
      ...(moves && { to }),
    };
    const answered = await forEachRecord(records, async ({ reference, rev, id: key }) => {
      const type = c.get("type");
      const one = await findRecord(writer, type, reference);
      if (!hasAnswer(one, key)) {
        requireRevision(one, rev);
        const words = texts[one.language];
        if (!words) throw new ApiError("fields-invalid");
        const own: Answer = { ...written, ...words, key };
        await answer(c.get("deps"), one, own);
      }
      return getRevision(type, reference);
    });
    pollSoon();
    return c.json(answered);
  });

  answers.post("/:reference/messages/:key/mail", async (c) => {
    const { reference, key } = c.req.param();
    const one = await findRecord(writer, c.get("type"), reference);
    await resendMessage({ writer }, one, key);
    pollSoon();
    return c.json(await getProgress(store, one));
  });

  answers.post("/:reference/page-link", async (c) => {
    const one = await findRecord(writer, c.get("type"), c.req.param("reference"));
    await sendPageLink(c.get("deps"), one);
    pollSoon();
    return c.json(await getProgress(store, one));
  });

  const getRevision = async (type: InboxType, reference: string) => {
    const { _rev } = await findRecord(writer, type, reference);
    return { rev: _rev };
  };
  return answers;
}

function getTemplate(templates: readonly AnswerTemplate[], name: string): AnswerTemplate {
  const found = templates.find((one) => one.name === name);
  if (found) return found;
  throw new ApiError("fields-invalid", { fields: [{ field: "template", code: "invalid" }] });
}
