import PostalMime, { type Email } from "postal-mime";
import { parseTypedAddress } from "./addresses.ts";
import { classify, type Failure } from "./classify.ts";
import { type PlainReport, readPlainReport } from "./plain-report.ts";
import { findReturnTokens } from "./return-path.ts";

export interface RecipientFailure extends Failure {
  /** Final recipient, if named. */
  recipient?: string;
  /** Recipient that the sender wrote to. */
  original?: string;
}

/** Secrets of a mail, to prove that the reporter has it or its envelope. */
export interface Evidence {
  /** Tokens of signed return paths. */
  tokens: string[];
  messageIds: string[];
  /** Links of `List-Unsubscribe`. */
  links: string[];
}

export interface Bounce extends Evidence {
  failures: RecipientFailure[];
  /** Whether the recipient reported it as unwanted (RFC 5965). */
  isComplaint: boolean;
}

const statusTypes = ["message/delivery-status", "message/global-delivery-status"];
const returnedTypes = [
  "message/rfc822",
  "message/global",
  "text/rfc822-headers",
  "message/rfc822-headers",
  "message/global-headers",
];

/**
 * Parses a delivery status notification (RFC 3464, RFC 6533), a plain report, or a complaint (RFC
 * 5965). `undefined` for other mails. Delays have no failures.
 */
export async function readBounce(raw: Uint8Array): Promise<Bounce | undefined> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const reports = getParts(mail, statusTypes);
  const complaints = getParts(mail, ["message/feedback-report"]);
  const plain = readPlainReport(mail.text ?? "");
  if (reports.length === 0 && isReport(mail.text)) reports.push(toLines(mail.text));
  if (reports.length + complaints.length === 0 && !plain) return undefined;
  const returned = [...getParts(mail, returnedTypes), plain?.returned ?? ""].join("\n\n");
  return {
    tokens: findReturnTokens([
      ...getHeaders(mail, addressee),
      ...getFields(returned, "return-path"),
      ...complaints.flatMap((text) => getFields(text, "original-mail-from")),
    ]),
    messageIds: unique([
      ...getFields(returned, "message-id").flatMap(findIds),
      ...getHeaders(mail, /^(?:in-reply-to|references)$/).flatMap(findIds),
    ]),
    links: unique(getFields(returned, "list-unsubscribe").flatMap(findLinks)),
    failures:
      reports.length > 0 ? reports.flatMap((text) => parseReport(text, plain)) : readPlain(plain),
    isComplaint: complaints.some(isComplaint),
  };
}

/** Headers that name the report's return path. */
const addressee =
  /^(?:to|delivered-to|(?:x-)?(?:original-to|envelope-to|rcpt-to|forwarded-to|failed-recipient-path))$/;

const decoder = new TextDecoder();

const toLines = (text: string): string => text.replace(/\r\n?/g, "\n");

/** Amazon WorkMail writes a report's fields into its text. */
const isReport = (text = ""): text is string =>
  /^Reporting-MTA:/m.test(text) && /^Final-Recipient:/m.test(text);

const getParts = (mail: Email, types: string[]): string[] =>
  mail.attachments
    .filter(({ mimeType }) => types.includes(mimeType.toLowerCase()))
    .map(({ content, mimeType }) => {
      const lines = toLines(typeof content === "string" ? content : decoder.decode(content));
      return returnedTypes.includes(mimeType.toLowerCase()) ? getHeaderBlock(lines) : lines;
    });

const getHeaderBlock = (text: string): string => text.trimStart().split(/\n[ \t]*\n/)[0] ?? "";

const getHeaders = ({ headers }: Email, names: RegExp): string[] =>
  headers.filter(({ key }) => names.test(key)).map(({ value }) => value);

const getFields = (text: string, name: string): string[] =>
  text
    .replace(/\n[ \t]+/g, " ")
    .split("\n")
    .filter((line) => line.slice(0, name.length + 1).toLowerCase() === `${name}:`)
    .map((line) => line.slice(name.length + 1).trim());

const unique = (values: string[]): string[] => [...new Set(values)];
const findIds = (value: string): string[] => value.match(/<[^<>\s]+>/g) ?? [];
const findLinks = (value: string): string[] =>
  findIds(value).flatMap((link) => /^<(https?:.*)>$/.exec(link)?.[1] ?? []);

/** Excludes `not-spam` (RFC 6430), `auth-failure` (RFC 6591) and `virus`. */
const isComplaint = (report: string): boolean =>
  getFields(report, "feedback-type").some((type) => /^(?:abuse|fraud|opt-out)/i.test(type));

/** Empty lines separate groups: one of the message, then one per recipient. */
function parseReport(report: string, plain: PlainReport | undefined): RecipientFailure[] {
  return report.split(/\n[ \t]*\n/).flatMap((group) => {
    const get = (name: string) => getFields(group, name).join(" ");
    const action = /^\w+/.exec(get("action"))?.[0].toLowerCase();
    const status = get("status");
    if (action === undefined ? !status.startsWith("5") : action !== "failed") return [];
    const recipient = parseTypedAddress(get("final-recipient"));
    const diagnostic =
      get("diagnostic-code").replace(/^[\w-]+\s*;\s*/, "") ||
      (plain?.failures.find((failure) => failure.recipient === recipient)?.diagnostic ?? "");
    const original = parseTypedAddress(get("original-recipient"));
    return [
      {
        ...classify({ status, diagnostic }),
        ...(recipient !== undefined && { recipient }),
        ...(original !== undefined && { original }),
      },
    ];
  });
}

const readPlain = (plain: PlainReport | undefined): RecipientFailure[] =>
  (plain?.failures ?? []).map(({ recipient, diagnostic }) => ({
    ...classify({ diagnostic }),
    recipient,
  }));
