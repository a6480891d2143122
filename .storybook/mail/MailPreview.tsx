import { useAgency } from "@agency/ui/AgencyProvider";
import { useTheme } from "@agency/ui/ThemeProvider";
import {
  type ConfirmationSection,
  type MailContent,
  mailHtml,
  renderConfirmationPage,
} from "../../packages/mail/src/index.ts";

const sender = { home: "https://www.example.com/" };
const wordmarks = { en: "bayn", ar: "بين" };

export interface MailPreviewProps {
  /** Content for each language. */
  mail?: Record<"en" | "ar", MailContent> | undefined;
  /** Page behind a link of a mail, in place of a mail. */
  page?: Record<"en" | "ar", ConfirmationSection> | undefined;
}

/** Mail clients report their theme by a media query, which a frame cannot set. */
const withTheme = (html: string, isDark: boolean) =>
  html.replaceAll("(prefers-color-scheme:dark)", isDark ? "all" : "not all");

/**
 * Mail as a client shows it, rendered by `mailHtml` of `@agency/mail`. The toolbar sets theme and
 * language.
 */
export function MailPreview({ mail, page }: MailPreviewProps) {
  const language = useAgency().language as "en" | "ar";
  const isDark = useTheme().theme === "dark";
  const wordmark = wordmarks[language];
  const html = page
    ? renderConfirmationPage({ ...sender, wordmark, sections: [page[language]] })
    : mail && mailHtml({ ...sender, wordmark, ...mail[language] });
  return (
    <iframe
      title={(page ?? mail)?.[language].title ?? ""}
      srcDoc={withTheme(html ?? "", isDark)}
      style={{ inlineSize: "100%", blockSize: 900, border: 0, display: "block" }}
    />
  );
}
