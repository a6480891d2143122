import { defaultLanguage, type Language, languages, translate } from "@agency/content/language";
import type { Issue } from "@agency/content/queries/newsletter";
import type { ContentImage } from "@agency/content/queries/picture";
import type { FeaturedPost } from "@agency/content/queries/posts";
import type { MailContent, MailImage, MailInline, MailPart } from "@agency/mail";
import { getPicture, type LetterOptions } from "../mail/pictures.ts";
import { toMailParts } from "./mail-parts.ts";

export interface Recipient {
  unsubscribe: string;
  /** ISO 8601. */
  subscribedAt: string;
}

/** Builds an issue's mail. Without a recipient: a test, without unsubscribe link. */
export function buildIssueMail(
  issue: Issue,
  recipient: Recipient | undefined,
  options: LetterOptions,
): MailContent<Language> {
  const { language, siteUrl, mails } = options;
  const { issue: about } = mails;
  const words = translate(mails.words, language).issue;
  const other = languages.find((one) => one !== language) ?? defaultLanguage;
  const getIssueUrl = (lng: Language) => about.getUrl("issue", issue.slug, lng, siteUrl);
  const links: MailInline[] = [
    ...(recipient
      ? [
          {
            text: translate(mails.words, language).welcome.unsubscribe,
            href: recipient.unsubscribe,
          },
          gap,
        ]
      : []),
    { text: words.otherLanguage, href: getIssueUrl(other) },
    gap,
    { text: words.browser, href: getIssueUrl(language) },
  ];
  const why = recipient
    ? words.why.replace("{{date}}", () => mails.formatDate(recipient.subscribedAt, language))
    : words.test;
  return {
    language,
    title: issue.subject.text,
    ...(issue.preheader && { preview: issue.preheader.text }),
    note: about.note(issue, language),
    parts: [
      ...cover(issue.cover, options),
      { kind: "title", text: issue.subject.text },
      ...(issue.preheader ? [{ kind: "text", content: issue.preheader.text } as const] : []),
      ...toMailParts(issue.body, options),
      ...lead(issue.lead, options),
      ...others(issue.posts, options),
    ],
    smallPrint: [{ content: why }, { content: links }],
  };
}

const gap = "\u00a0\u00a0 ";

function cover(image: ContentImage | null, options: LetterOptions): MailPart[] {
  if (!image) return [];
  const picture = getPicture(image, image.alt?.text ?? "", { width: 600 }, options);
  return [{ kind: "picture", picture, wide: true }];
}

const postUrl = ({ slug }: FeaturedPost, { language, siteUrl, mails }: LetterOptions): string =>
  mails.issue.getUrl("post", slug, language, siteUrl);

function lead(post: FeaturedPost | null, options: LetterOptions): MailPart[] {
  if (!post) return [];
  const label = options.mails.issue.read(post.readingMinutes, options.language);
  return [{ kind: "button", label, href: postUrl(post, options) }];
}

function others(posts: readonly FeaturedPost[], options: LetterOptions): MailPart[] {
  if (posts.length === 0) return [];
  const { language, mails } = options;
  return [
    {
      kind: "links",
      label: translate(mails.words, language).issue.also,
      items: posts.map((post) => ({
        title: post.title.text,
        language: post.title.lang,
        href: postUrl(post, options),
        note: mails.issue.about(post, language),
        ...(post.featuredImageLight || post.featuredImage
          ? { picture: buildThumbnail(post, options) as MailImage }
          : {}),
      })),
    },
  ];
}

/** The light picture has its own background. The title is its alternative text. */
function buildThumbnail(
  { featuredImage, featuredImageLight }: FeaturedPost,
  options: LetterOptions,
): MailImage | undefined {
  if (!featuredImage) return undefined;
  const picture = { ...featuredImage, ...featuredImageLight };
  return getPicture(picture, "", { width: 120, height: 90 }, options);
}
