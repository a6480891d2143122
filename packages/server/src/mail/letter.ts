import type { Language } from "../forms/language.ts";

/** A word or more within a sentence. A text alone is plain. */
export type Inline =
  | string
  | {
      text: string;
      /** Where it leads. @default it is no link */
      href?: string | undefined;
      strong?: boolean | undefined;
      emphasis?: boolean | undefined;
    };

export type Sentence = string | readonly Inline[];

/** A point on the line that tells a letter's state. */
interface Step {
  label: string;
  note?: string | undefined;
  state: "done" | "current" | "ahead";
}

export interface LetterPicture {
  /** Absolute. */
  src: string;
  /** The same on a dark ground, for programs that ask by `prefers-color-scheme`. Absolute. */
  dark?: string | undefined;
  alt: string;
  /** In pixels of the file. */
  width: number;
  height: number;
}

export type Part =
  | { kind: "title"; text: string; eyebrow?: string | undefined }
  | { kind: "heading"; text: string }
  | { kind: "text"; content: Sentence }
  | { kind: "list"; ordered?: boolean | undefined; items: readonly Sentence[] }
  | { kind: "quote"; content: Sentence; source?: string | undefined }
  | { kind: "steps"; items: readonly Step[] }
  | { kind: "facts"; items: readonly { label: string; value: string }[] }
  /** Who signs. */
  | {
      kind: "person";
      name: string;
      /** What they do. */
      about?: string | undefined;
      picture?: LetterPicture | undefined;
    }
  | { kind: "button"; label: string; href: string }
  | {
      kind: "picture";
      picture: LetterPicture;
      caption?: string | undefined;
      href?: string | undefined;
      wide?: boolean | undefined;
    }
  | {
      kind: "links";
      label: string;
      items: readonly {
        title: string;
        href: string;
        note?: string | undefined;
        picture?: LetterPicture | undefined;
        language?: Language | undefined;
      }[];
    };

/** What a mail says, part by part, and nothing of how it looks: that is the site's. */
export interface Letter {
  language: Language;
  /** The subject. */
  title: string;
  /** What lists of mails show behind the subject. */
  preview?: string | undefined;
  /** A reference number, the number of an issue. */
  note?: string | undefined;
  parts: readonly Part[];
  smallPrint: readonly { content: Sentence; language?: Language | undefined }[];
}

/** What the page behind a link in a mail says in one language, and what one can do there. */
export interface NoticeSection {
  language: Language;
  title: string;
  text: string;
  /** A button that posts to `href`, or a link that leads there. */
  action: { label: string; href: string; posts: boolean };
}

/** How a site's mails look, and the pages behind their links. */
export interface MailLook {
  /** A whole HTML document. */
  mail: (letter: Letter, siteUrl: string) => string;
  /** A whole HTML document; the first section's language and title are its own. */
  notice: (sections: readonly [NoticeSection, ...NoticeSection[]], siteUrl: string) => string;
  /** The one style element of `notice`, for the policy that lets it in. */
  noticeStyle: string;
}
