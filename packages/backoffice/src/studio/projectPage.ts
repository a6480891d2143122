import type { PublicSettings } from "@agency/server/content";

const texts = [
  {
    attributes: 'lang="en"',
    sentence:
      "This site keeps its content in a Sanity project. Sign in there to edit it and to manage users.",
    link: "Open the project",
  },
  {
    attributes: 'lang="ar" dir="rtl"',
    sentence:
      "محتوى هذا الموقع محفوظ في مشروع على Sanity. يمكنك تسجيل الدخول هناك لتحريره وإدارة المستخدمين.",
    link: "فتح المشروع",
  },
];

export const projectPageHeaders: Record<string, string> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Robots-Tag": "noindex",
};

/** Project ids contain letters, digits and hyphens only. */
const getManageUrl = (projectId: string): string =>
  `https://www.sanity.io/manage/project/${projectId}`;

/** Renders the page that replaces the desk's own in a Sanity project. */
export function renderProjectPage({ projectId }: PublicSettings["content"]): string {
  const paragraphs = texts.map(
    ({ attributes, sentence, link }) =>
      `<p ${attributes}>${sentence} <a href="${getManageUrl(projectId)}">${link}</a></p>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Sanity</title>
<main>
${paragraphs.join("\n")}
</main>
</html>
`;
}
