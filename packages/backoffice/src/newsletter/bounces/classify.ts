import { findBlame } from "./diagnostics.ts";

export interface Failure {
  /** Enhanced status code (RFC 3463), such as `5.1.1`, or `5` or `4` alone. */
  status: string;
  /** Hard bounce: the address is permanently invalid. */
  isHard: boolean;
  /** Because of the sending server, its address or the mail. */
  blamesSender: boolean;
}

export interface Rejection {
  /** `Status` field of a report (RFC 3464). */
  status?: string | undefined;
  /** Server's answer, without the type of a `Diagnostic-Code`. */
  diagnostic: string;
}

/** Characters. Anyone can send a report. */
const maxLength = 4_000;

/**
 * Classifies by text if that blames the sender or a full mailbox, then by enhanced status code (RFC
 * 3463), then by text. Unclear rejections are soft.
 */
export function classify({ status, diagnostic: whole }: Rejection): Failure {
  const diagnostic = whole.slice(0, maxLength);
  const codes = [...findCodes(status ?? "", anywhere), ...findCodes(diagnostic, answered)];
  const blame = findBlame(diagnostic, codes);
  const specific = codes.filter((code) => !isVague(code));
  const shown = specific[0] ?? codes[0] ?? findClass(diagnostic, status);
  const isPermanent = shown.startsWith("5") && codes.every((code) => code.startsWith("5"));
  const blamesSender =
    blame === "sender" || (blame !== "recipient" && codes.some((code) => isSenders(code)));
  const namesRecipient = blame === "recipient" && specific.every((code) => isCompatible(code));
  const isHard =
    isPermanent &&
    !blamesSender &&
    blame !== "mailbox" &&
    (namesRecipient || (specific.length > 0 && specific.every((code) => isRecipients(code))));
  return { status: shown, isHard, blamesSender };
}

/**
 * Bad mailbox, system or syntax, moved, null MX, unknown to Exchange, disabled. 5.1.0 and 5.1.4 are
 * too vague.
 */
const isRecipients = (code: string): boolean => /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/.test(code);

/** Security and policy (X.7.x), sender's address (X.1.7, X.1.8), and content (X.6.x). */
const isSenders = (code: string): boolean => /^\d\.(?:7\.\d+|6\.\d+|1\.[78])$/.test(code);

const isVague = (code: string): boolean =>
  /^\d\.(?:\d+\.0|5\.\d+|4\.[1-4]|1\.351)$/.test(code) && !/^\d\.[67]\./.test(code);

/** Yandex and others reject unknown recipients with 5.7.1. */
const isCompatible = (code: string): boolean => isRecipients(code) || code === "5.7.1";

const code = String.raw`([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)`;
const anywhere = new RegExp(String.raw`(?<![\d.])${code}`, "g");
/** At the start, after a reply code, or in parentheses (qmail). Others may be IP addresses. */
const answered = new RegExp(String.raw`(?:^\s*|\b[245]\d\d[ -]'?\s*|\()#?${code}`, "gm");

const findCodes = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])),
];

/** Class of the reply code. @default 5 */
const findClass = (diagnostic: string, status = ""): string =>
  /^\s*([45])\b/.exec(status)?.[1] ?? /\b([45])\d\d\b/.exec(diagnostic)?.[1] ?? "5";
