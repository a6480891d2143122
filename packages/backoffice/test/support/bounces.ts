import { readFile } from "node:fs/promises";

/** Mail that came back, and its replacements in tests of matching. */
export const caseMail = {
  messageId: "<3f1c-issue-7.8a@example.org>",
  email: "reader@example.com",
  link: "https://example.org/api/newsletter/unsubscribe?id=sub-1&token=abc&lng=en",
};

export async function readCase(
  name: string,
  replacements: Partial<typeof caseMail> = {},
): Promise<Buffer> {
  let text = await readFile(new URL(`../bounces/${name}.eml`, import.meta.url), "utf8");
  for (const [key, value] of Object.entries(replacements))
    text = text.replaceAll(caseMail[key as keyof typeof caseMail], () => value);
  return Buffer.from(text);
}

const lines = (...all: string[]): string => all.join("\r\n");

const returnedHeaders = lines(
  "Return-Path: <bounces@example.org>",
  "From: Agency <hello@example.org>",
  "Message-ID: <one@example.org>",
  "Subject: Issue one",
);

export interface ReportParts {
  /** Header lines before those of MIME. */
  headers?: string[];
  text?: string;
  /** Groups of recipients. */
  groups: string[][];
  statusType?: string;
  returnedType?: string;
  returned?: string;
  encoding?: "base64";
}

/** Writes a delivery status notification (RFC 3464). */
export function writeReport({
  headers = ["From: MAILER-DAEMON@mx.example.com", "To: bounces@example.org"],
  text = "Your message could not be delivered.",
  groups,
  statusType = "message/delivery-status",
  returnedType = "text/rfc822-headers",
  returned = returnedHeaders,
  encoding,
}: ReportParts): Buffer {
  const status = [["Reporting-MTA: dns; mx.example.com"], ...groups]
    .map((group) => lines(...group))
    .join("\r\n\r\n");
  return Buffer.from(
    lines(
      ...headers,
      "MIME-Version: 1.0",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain; charset=utf-8",
      "",
      text,
      "--b",
      `Content-Type: ${statusType}`,
      ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : []),
      "",
      encoding ? Buffer.from(status).toString("base64") : status,
      "",
      "--b",
      `Content-Type: ${returnedType}`,
      "",
      returned,
      "",
      "--b--",
      "",
    ),
  );
}
