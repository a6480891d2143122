import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { isLoopback } from "../http/hosts.ts";
import { writeDurably } from "../settings/files.ts";

/** Rejects with the mail server's error. */
export type Mailer = ((
  submission: string,
  message: SendMailOptions,
  signal: AbortSignal,
) => Promise<void>) & {
  close?: () => void;
};

/** Sends by SMTP if configured, otherwise writes files to `folder`. `pool` reuses connections. */
export function createMailer(
  smtpUrl: string | undefined,
  folder: string,
  { pool = false } = {},
): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, pool) : fileMailer(folder);
}

/** Reads connection options of an `smtp:` or `smtps:` URL. */
export function readSmtpOptions(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      // Passwords require TLS.
      requireTLS: !secure && !isLoopback(url.hostname),
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
  };
}

function smtpMailer(smtpUrl: string, pool: boolean): Mailer {
  const transport = createTransport({
    ...readSmtpOptions(smtpUrl),
    ...(pool && { pool, maxConnections: 4, maxMessages: 100 }),
  });
  const send: Mailer = async (_submission, message, signal) => {
    await transport.sendMail({ ...message, signal });
  };
  return Object.assign(send, { close: () => transport.close() });
}

const shortDigest = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 32);

export const mailFilePrefix = (submission: string): string => `${shortDigest(submission)}-`;

/** Retries overwrite their file. */
const mailFileName = (submission: string, messageId: string): string =>
  `${mailFilePrefix(submission)}${shortDigest(messageId)}.eml`;

function fileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (submission, message, signal) => {
    const { message: content, messageId } = await transport.sendMail({ ...message, signal });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeDurably(join(folder, mailFileName(submission, messageId)), content as Buffer);
  };
}
