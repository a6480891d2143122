export type MailInline =
  | string
  | {
      text: string;
      href?: string | undefined;
      strong?: boolean | undefined;
      emphasis?: boolean | undefined;
    };

export type MailText = string | readonly MailInline[];

export interface MailStep {
  label: string;
  note?: string | undefined;
  state: "done" | "current" | "ahead";
}

export interface MailImage {
  /** Absolute URL. */
  src: string;
  /** URL for the dark theme. @default src */
  dark?: string | undefined;
  /** Empty if decorative. */
  alt: string;
  /** Pixels of the file. */
  width: number;
  height: number;
}

export interface MailLink {
  title: string;
  href: string;
  note?: string | undefined;
  picture?: MailImage | undefined;
  /** @default the mail's */
  language?: string | undefined;
}

export type MailPart =
  | { kind: "title"; text: string; eyebrow?: string | undefined }
  | { kind: "heading"; text: string }
  | { kind: "text"; content: MailText }
  | { kind: "list"; ordered?: boolean | undefined; items: readonly MailText[] }
  | { kind: "quote"; content: MailText; source?: string | undefined }
  /** Two steps form a row at any width, more a column on phones. */
  | { kind: "steps"; items: readonly MailStep[] }
  /** Keeps line breaks. */
  | {
      kind: "facts";
      items: readonly { label: string; value: string; href?: string | undefined }[];
    }
  /** Signature. */
  | { kind: "person"; name: string; about?: string | undefined; picture?: MailImage | undefined }
  | { kind: "button"; label: string; href: string }
  /** Edge to edge if `wide`. */
  | {
      kind: "picture";
      picture: MailImage;
      caption?: string | undefined;
      href?: string | undefined;
      wide?: boolean | undefined;
    }
  | { kind: "links"; label: string; items: readonly MailLink[] };

export interface MailSmallPrint {
  content: MailText;
  language?: string | undefined;
}

export interface MailContent<Language extends string = string> {
  language: Language;
  /** Document title. Most clients show the subject instead. */
  title: string;
  /** Preview text. @default the first words of the mail */
  preview?: string | undefined;
  /** Opposite the wordmark, such as a reference number. */
  note?: string | undefined;
  parts: readonly MailPart[];
  smallPrint: readonly MailSmallPrint[];
}

export interface MailSender {
  wordmark: string;
  home: string;
  /** Absolute URLs. @default system fonts */
  fonts?: { latin: string; arabic: string } | undefined;
}

export interface MailProps extends MailContent, MailSender {}

/** One language of the page behind a mail's link. */
export interface ConfirmationSection {
  language: string;
  title: string;
  text: string;
  /** Posts to `href`, or links. */
  action: { label: string; href: string; posts: boolean };
}
