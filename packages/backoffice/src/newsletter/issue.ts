import { languages, type Translated, translate, translations } from "@agency/content/language";
import { type Issue, issueMailQuery } from "@agency/content/queries/newsletter";
import type { FieldError } from "@agency/server/forms/fieldError";
import { ApiError } from "@agency/server/http";
import type { Writer } from "@agency/server/submissions";

/** Issue as it is mailed, in every language. */
export type Issues = Translated<Issue>;

/** A client that reads the content with the credential, drafts as documents of their own. */
export const contentWriter = (writer: Writer, dataset: string): Writer =>
  writer.withConfig({ dataset, perspective: "raw" });

const getDraftId = (id: string): string => `drafts.${id}`;

/**
 * An issue in all languages, its draft where there is one; nothing where there is no such issue.
 * Rejects with the content service's error.
 */
export async function findIssue(content: Writer, id: string): Promise<Issues | undefined> {
  const issues = await Promise.all(
    languages.map(async (lang) => {
      const ids = [getDraftId(id), id];
      return [lang, await content.fetch<Issue | null>(issueMailQuery, { lang, ids })] as const;
    }),
  );
  return issues.every(([, issue]) => issue) ? (Object.fromEntries(issues) as Issues) : undefined;
}

/** What an issue lacks: everybody gets it in their own language, whole. */
export function missingIn(issues: Issues): FieldError[] {
  const { en } = issues;
  const isEmpty = ({ body: { blocks, text } }: Issue) => blocks.length === 0 && !text;
  const missing = [
    ...(en.subject.text ? [] : ["subject"]),
    ...(en.slug ? [] : ["slug"]),
    ...(isEmpty(en) ? ["body"] : []),
    ...translations.flatMap((language) => {
      const issue = translate(issues, language);
      const isTranslated = issue.body.lang === language && !isEmpty(issue);
      return [
        ...(issue.subject.lang === language ? [] : [`${language}.subject`]),
        ...(isTranslated ? [] : [`${language}.body`]),
      ];
    }),
  ];
  return missing.map((field) => ({ field, code: "required" }));
}

/**
 * An issue that is yet to be sent. Throws `not-found` where there is none, `status-forbidden` for one
 * that was sent, `fields-invalid` with what it lacks.
 */
export async function requireIssue(content: Writer, id: string): Promise<Issues> {
  const issues = await findIssue(content, id);
  if (!issues) throw new ApiError("not-found");
  if (issues.en.sentAt !== null) throw new ApiError("status-forbidden");
  const fields = missingIn(issues);
  if (fields.length > 0) throw new ApiError("fields-invalid", { fields });
  return issues;
}

/** A document as the content service gives it. */
interface Stored {
  _id: string;
  _rev: string;
  _type: string;
  sentAt?: string;
}

/**
 * Publishes an issue as one that was sent at a moment: from then on it is on the site, and roles may
 * change it no more. A second time changes nothing. Rejects with a conflict where somebody is
 * writing in it at this moment.
 */
export async function publishAsSent(content: Writer, id: string, sentAt: string): Promise<void> {
  const [draft, published] = await Promise.all([
    content.getDocument<Stored & Record<string, unknown>>(getDraftId(id)),
    content.getDocument<Stored & Record<string, unknown>>(id),
  ]);
  if (draft) {
    const { _rev, ...fields } = draft;
    await content
      .transaction()
      .createOrReplace({ ...fields, _id: id, sentAt })
      // Nothing that was typed meanwhile is thrown away.
      .patch(draft._id, { ifRevisionID: _rev, set: { sentAt } })
      .delete(draft._id)
      .commit({ returnDocuments: false });
  } else if (published && published.sentAt !== sentAt)
    await content
      .patch(id)
      .ifRevisionId(published._rev)
      .set({ sentAt })
      .commit({ returnDocuments: false });
}
