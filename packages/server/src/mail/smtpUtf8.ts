import SMTPConnection from "nodemailer/lib/smtp-connection";
import { readSmtpOptions } from "./mailer.ts";

/** In ms. */
const cacheTime = 3_600_000;

/**
 * Creates a check whether mail can be sent to addresses of any script: files, or a mail server that
 * announces SMTPUTF8 (RFC 6531). True while it is unavailable, because the mail is retried.
 */
export function createSmtpUtf8Check(smtpUrl: string | undefined): () => Promise<boolean> {
  if (!smtpUrl) return async () => true;
  let known: { supported: boolean; until: number } | undefined;
  return async () => {
    if (known && performance.now() < known.until) return known.supported;
    const extensions = await readExtensions(smtpUrl);
    if (!extensions) return true;
    const supported = /^250[ -]SMTPUTF8\b/im.test(extensions);
    known = { supported, until: performance.now() + cacheTime };
    return supported;
  };
}

/** Reads the EHLO response, after STARTTLS if offered. Undefined if unavailable. */
function readExtensions(smtpUrl: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const connection = new SMTPConnection(readSmtpOptions(smtpUrl));
    const settle = (response: string | undefined) => {
      resolve(response);
      connection.close();
    };
    connection.once("error", () => settle(undefined));
    connection.once("end", () => resolve(undefined));
    connection.connect(() => settle(connection.lastServerResponse || undefined));
  });
}
