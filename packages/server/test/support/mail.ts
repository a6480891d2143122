import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onCleanUp } from "./cleanUp.ts";

export interface Mails {
  url: string;
  received: Email[];
  raw: string[];
  /** Envelope senders of `raw`. */
  senders: string[];
  /** SMTP status, with optional text. */
  refuse: {
    recipient?: ((address: string) => number | string | undefined) | undefined;
    message?: (() => number | undefined) | undefined;
  };
  hold?: Promise<void>;
  close: () => Promise<void>;
}

export async function startMail(port = 0, { supportsUtf8 = true } = {}): Promise<Mails> {
  const received: Email[] = [];
  const raw: string[] = [];
  const senders: string[] = [];
  const refuse: Mails["refuse"] = {};
  const toError = (answer: number | string) => {
    const [status, ...text] = String(answer).split(" ");
    return Object.assign(new Error(text.join(" ") || "refused"), { responseCode: Number(status) });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    hideSMTPUTF8: !supportsUtf8,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const status = refuse.recipient?.(address);
      callback(status ? toError(status) : null);
    },
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const status = refuse.message?.();
        if (status) return callback(toError(status));
        const message = Buffer.concat(parts);
        raw.push(message.toString());
        senders.push(envelope.mailFrom ? envelope.mailFrom.address : "");
        void PostalMime.parse(message).then(async (mail) => {
          await mails.hold;
          received.push(mail);
          callback(null);
        });
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= new Promise<void>((resolve) => server.close(resolve));
    return closed;
  };
  onCleanUp(close);
  const address = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${address.port}`;
  const mails: Mails = { url, received, raw, senders, refuse, close };
  return mails;
}

export const mailEnv = ({ url }: Pick<Mails, "url">) => ({
  SMTP_URL: url,
  MAIL_FROM: "Agency <hello@agency.test>",
  MAIL_TO: "office@agency.test",
  SITE_URL: "https://www.agency.test",
});
