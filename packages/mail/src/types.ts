/** A word or more within a sentence. A text alone is plain. */
export type MailInline =
  | string
  | {
      text: string;
      /** Where it leads. @default it is no link */
      href?: string | undefined;
      strong?: boolean | undefined;
      emphasis?: boolean | undefined;
    };

/** What a sentence is made of, in its order. */
export type MailSentence = string | readonly MailInline[];

/** A point on the line: what was, what is now, or what is yet to come. */
export interface MailStep {
  label: string;
  /** When, or what of it. */
  note?: string | undefined;
  state: "done" | "current" | "ahead";
}

export interface MailPicture {
  /** Absolute, as a mail has no address of its own. */
  src: string;
  /** The same on a dark ground, for clients that ask for it. @default `src` in both */
  dark?: string | undefined;
  /** Empty where it says nothing beside its words. */
  alt: string;
  /** In pixels of the file. */
  width: number;
  height: number;
}

export interface MailLink {
  title: string;
  href: string;
  note?: string | undefined;
  picture?: MailPicture | undefined;
  /** Of the title, where it is not the mail's. */
  language?: string | undefined;
}

/** A part of a mail. */
export type MailPart =
  | { kind: "title"; text: string; eyebrow?: string | undefined }
  | { kind: "heading"; text: string }
  | { kind: "text"; content: MailSentence }
  | { kind: "list"; ordered?: boolean | undefined; items: readonly MailSentence[] }
  | { kind: "quote"; content: MailSentence; source?: string | undefined }
  /** Two points stand beside each other at any width, more of them below each other on a phone. */
  | { kind: "steps"; items: readonly MailStep[] }
  /** Values may hold line breaks, which are kept. */
  | { kind: "facts"; items: readonly { label: string; value: string }[] }
  /** Somebody who signs: a portrait, a name and what they do. */
  | { kind: "person"; name: string; about?: string | undefined; picture?: MailPicture | undefined }
  | { kind: "button"; label: string; href: string }
  /** From edge to edge where it is `wide`. */
  | {
      kind: "picture";
      picture: MailPicture;
      caption?: string | undefined;
      href?: string | undefined;
      wide?: boolean | undefined;
    }
  | { kind: "links"; label: string; items: readonly MailLink[] };

/** A line of the small print, in the mail's language unless told. */
export interface MailSmallPrint {
  content: MailSentence;
  language?: string | undefined;
}

/** Content of a mail: what it says, with no look. */
export interface MailContent<Language extends string = string> {
  language: Language;
  /** Title of the document. Most clients show the subject instead. */
  title: string;
  /** Text that lists of mails show behind the subject. @default the first words of the mail */
  preview?: string | undefined;
  /** Text across from the wordmark: a reference number, the number of an issue. */
  note?: string | undefined;
  parts: readonly MailPart[];
  smallPrint: readonly MailSmallPrint[];
}

/** Sender of a mail, as its header shows it. */
export interface MailSender {
  /** Wordmark in the language of the mail. */
  wordmark: string;
  /** URL that the wordmark links to. */
  home: string;
  /** Absolute URLs of the font files. @default fonts of the reader's system */
  fonts?: { latin: string; arabic: string } | undefined;
}

export interface MailProps extends MailContent, MailSender {}

/** Text of the page behind a link in a mail, in one language, with its one action. */
export interface NoticeSection {
  language: string;
  title: string;
  text: string;
  /** A button that posts to `href`, or a link to it. */
  action: { label: string; href: string; posts: boolean };
}
