import { describe, expect, it } from "vitest";
import { isSameMailbox, parseTypedAddress } from "../src/newsletter/bounces/addresses.ts";
import { readBounce } from "../src/newsletter/bounces/report.ts";
import { findWorst } from "../src/newsletter/bounces.ts";
import { caseMail, type ReportParts, readCase, writeReport } from "./support/bounces.ts";

const readHard = async (mail: Buffer): Promise<boolean[] | undefined> =>
  (await readBounce(mail))?.failures.map(({ isHard }) => isHard);

const hard = [true];
const soft = [false];

describe("a report of a mail that did not arrive", () => {
  it.each([
    ["action-with-comment", "5.1.1", hard],
    ["exchange-5.1.10-recipient-not-found", "5.1.10", hard],
    ["exchange-online-5.4.1-dbeb-unknown-recipient", "5.4.1", hard],
    ["exim-status-5.0.0-diagnostic-5.1.1", "5.1.1", hard],
    ["full-5.2.2", "5.2.2", soft],
    ["gmail-5.1.1-folded", "5.1.1", hard],
    ["gmail-5.2.1-disabled", "5.2.1", hard],
    ["headers-only-folded-message-id", "5.1.1", hard],
    ["old-exim-plain", "5.1.1", hard],
    ["outlook-com-5.5.0-mailbox-unavailable", "5.5.0", hard],
    ["postfix-5.1.1", "5.1.1", hard],
    ["postfix-smtputf8-global-delivery-status", "5.1.1", hard],
    ["qmail", "5.1.1", hard],
    ["returned-headers-only", "5.1.1", hard],
    ["spam-5.7.1", "5.7.1", soft],
    ["two-recipients-one-relayed", "5.1.1", hard],
    ["yahoo-554-no-such-account", "5.0.0", hard],
  ])("is read (%s)", async (name, status, isHard) => {
    const bounce = (await readBounce(await readCase(name))) ?? expect.fail();
    expect(bounce.messageIds).toEqual([caseMail.messageId]);
    expect(bounce.failures.map((failure) => failure.isHard)).toEqual(isHard);
    expect(bounce.failures[0]).toMatchObject({ status, recipient: caseMail.email });
    expect(bounce.isComplaint).toBe(false);
  });

  it("names the unsubscribe link of a mail whose Message-ID was replaced", async () => {
    expect(await readBounce(await readCase("ses-rewrote-message-id"))).toMatchObject({
      messageIds: ["<0102019aaaa-bbbb-000000@eu-west-1.amazonses.com>"],
      links: [caseMail.link],
      failures: [{ isHard: true }],
    });
  });

  it("that it is only late has no failure", async () => {
    expect((await readBounce(await readCase("delayed-4.4.1")))?.failures).toEqual([]);
  });

  const failed = (...fields: string[]) => [
    "Final-Recipient: rfc822; nora@example.com",
    "Action: failed",
    ...fields,
  ];
  it.each<[string, ReportParts, boolean[]]>([
    ["Status alone", { groups: [failed("Status: 5.1.1")] }, hard],
    ["expired", { groups: [failed("Status: 4.4.7")] }, soft],
    ["no status", { groups: [failed("Diagnostic-Code: smtp; 550 no such user")] }, hard],
    ["no diagnostic", { groups: [failed()] }, soft],
    [
      "folded diagnostic",
      {
        groups: [
          failed(
            "Status: 5.0.0",
            "Diagnostic-Code: smtp; 550 <nora@example.com>:",
            "    User",
            "\tunknown",
          ),
        ],
      },
      hard,
    ],
    [
      "upper-case fields",
      { groups: [["FINAL-RECIPIENT: RFC822;nora@example.com", "ACTION: FAILED", "STATUS: 5.1.1"]] },
      hard,
    ],
    ["base64", { groups: [failed("Status: 5.1.1")], encoding: "base64" }, hard],
    [
      "delivered, relayed and expanded",
      {
        groups: [["Action: delivered", "Status: 2.1.5"], ["Action: relayed"], ["Action: expanded"]],
      },
      [],
    ],
    [
      "no action, permanent",
      { groups: [["Final-Recipient: rfc822; nora@example.com", "Status: 5.1.1"]] },
      hard,
    ],
    [
      "no action, delayed",
      { groups: [["Final-Recipient: rfc822; nora@example.com", "Status: 4.1.1"]] },
      [],
    ],
    [
      "local delivery",
      { groups: [failed("Status: 5.1.1", "Diagnostic-Code: x-unix; user unknown")] },
      hard,
    ],
    [
      "Exim's detail in the text only",
      {
        text: "This message was created automatically by mail delivery software.\r\n\r\nThe following address(es) failed:\r\n\r\n  nora@example.com\r\n    Unrouteable address\r\n",
        groups: [failed("Status: 5.0.0")],
      },
      hard,
    ],
    [
      "RFC 6533",
      {
        groups: [failed("Status: 5.1.1")],
        statusType: "message/global-delivery-status",
        returnedType: "message/global-headers",
      },
      hard,
    ],
    ["whole mail", { groups: [failed("Status: 5.1.1")], returnedType: "message/rfc822" }, hard],
  ])("is read with %s", async (_, parts, isHard) => {
    const mail = writeReport(parts);
    expect(await readHard(mail)).toEqual(isHard);
    expect((await readBounce(mail))?.messageIds).toEqual(["<one@example.org>"]);
  });

  it("is matched by In-Reply-To if nothing is returned", async () => {
    const headers = ["From: postmaster@example.com", "In-Reply-To: <one@example.org>"];
    const mail = writeReport({ headers, groups: [failed("Status: 5.1.10")], returned: "" });
    expect((await readBounce(mail))?.messageIds).toEqual(["<one@example.org>"]);
  });

  it("is not matched by a Message-ID in its text", async () => {
    const text = "Message-ID: <other@example.org>";
    const mail = writeReport({ text, groups: [failed("Status: 5.1.1")] });
    expect((await readBounce(mail))?.messageIds).toEqual(["<one@example.org>"]);
  });

  const token = "0123456789abcdef0123456789abcdef01234567";
  it.each([
    `To: bounces+${token}@example.org`,
    `To: <Bounces+${token.toUpperCase()}@example.org>`,
    `Delivered-To: bounces-${token}@example.org`,
    `X-Original-To: bounces=${token}@example.org`,
    `Envelope-To: bounces_${token}@example.org`,
  ])("is matched by its addressee (%s)", async (header) => {
    const mail = writeReport({ headers: ["From: <>", header], groups: [failed("Status: 5.1.1")] });
    expect((await readBounce(mail))?.tokens).toEqual([token]);
  });

  it("is matched by the return path of the mail", async () => {
    const returned = `Return-Path: <bounces+${token}@example.org>\r\nSubject: One`;
    const mail = writeReport({ groups: [failed("Status: 5.1.1")], returned });
    expect((await readBounce(mail))?.tokens).toEqual([token]);
  });
});

const plain = (...text: string[]) =>
  Buffer.from(
    ["From: MAILER-DAEMON@example.com", "Subject: failure notice", "", ...text, ""].join("\r\n"),
  );
const eximOpening = [
  "This message was created automatically by mail delivery software.",
  "",
  "A message that you sent could not be delivered to one or more of its",
  "recipients. This is a permanent error. The following address(es) failed:",
  "",
];
const copy = [
  "",
  "------ This is a copy of the message, including all the headers. ------",
  "------ The body of the message is 5300 characters long; only the first",
  "------ 106496 or so are included here.",
  "",
  "Return-path: <bounces@example.org>",
  "Message-ID: <one@example.org>",
  "",
  "Hello",
];

describe("a report in plain text", () => {
  it.each<[string, Buffer, boolean[]]>([
    [
      "Exim, unknown recipient",
      plain(
        ...eximOpening,
        "  nora@example.com",
        "    host mx.example.com [192.0.2.1]",
        "    SMTP error from remote mail server after RCPT TO:<nora@example.com>:",
        "    550 No such user here",
        ...copy,
      ),
      hard,
    ],
    [
      "Exim, sender verify",
      plain(
        ...eximOpening,
        "  nora@example.com",
        "    SMTP error from remote mail server after RCPT TO:<nora@example.com>:",
        "    550-Verification failed for <bounces@example.org>",
        "    550-No such user here",
        "    550 Sender verify failed",
        ...copy,
      ),
      soft,
    ],
    [
      "Exim, refused sender",
      plain(
        ...eximOpening,
        "  nora@example.com",
        "    SMTP error from remote mail server after MAIL FROM:<bounces@example.org>:",
        "    550 unknown user",
        ...copy,
      ),
      soft,
    ],
    [
      "Exim, two recipients",
      plain(
        ...eximOpening,
        "  nora@example.com",
        "    Unrouteable address",
        "  omar@example.com",
        "    mailbox is full: retry timeout exceeded",
        ...copy,
      ),
      [true, false],
    ],
    [
      "1&1",
      plain(
        "This message was created automatically by mail delivery software.",
        "",
        "The following address failed:",
        "",
        '"nora@example.com":',
        "SMTP error from remote server after RCPT command:",
        "host: mx.example.com",
        "5.1.1 <nora@example.com>... User Unknown",
        "",
        "",
        "--- The header of the original message is following. ---",
        "",
        "Message-ID: <one@example.org>",
        "Subject: One",
      ),
      hard,
    ],
    [
      "qmail, no enhanced code",
      plain(
        "Hi. This is the qmail-send program at example.com.",
        "",
        "<nora@example.com>:",
        "192.0.2.9 does not like recipient.",
        "Remote host said: 550 no such mailbox",
        "Giving up on 192.0.2.9.",
        "",
        "--- Below this line is a copy of the message.",
        "",
        "Return-Path: <bounces@example.org>",
        "Message-ID: <one@example.org>",
      ),
      hard,
    ],
    [
      "qmail, spam",
      plain(
        "Hi. This is the qmail-send program at example.com.",
        "",
        "<nora@example.com>:",
        "192.0.2.9 failed after I sent the message.",
        "Remote host said: 554 5.7.1 Message rejected as spam",
        "",
        "--- Below this line is a copy of the message.",
        "",
        "Message-ID: <one@example.org>",
      ),
      soft,
    ],
    [
      "Yahoo",
      plain(
        "Sorry, we were unable to deliver your message to the following address.",
        "",
        "<nora@example.com>:",
        "554: delivery error: dd This user doesn't have an example.com account (nora@example.com) [0]",
        "",
        "--- Below this line is a copy of the message.",
        "",
        "Message-ID: <one@example.org>",
      ),
      hard,
    ],
    [
      "Zoho",
      plain(
        "This message was created automatically by mail delivery software.",
        "",
        "nora@example.com Invalid Address, ERROR_CODE :550, ERROR_CODE :5.1.1 <nora@example.com>... User Unknown",
        "",
        "Message-ID:<one@example.org>",
        "Subject:One",
      ),
      hard,
    ],
    [
      "Zoho, unclear",
      plain(
        "This message was created automatically by mail delivery software.",
        "",
        "nora@example.com Invalid Address, ERROR_CODE :550, ERROR_CODE :Requested action not taken: mailbox unavailable",
        "",
        "Message-ID:<one@example.org>",
      ),
      soft,
    ],
    [
      "OpenSMTPD",
      plain(
        "    Hi!",
        "",
        "    This is the MAILER-DAEMON, please DO NOT REPLY to this e-mail.",
        "",
        "nora@example.com: 550 5.1.1 User unknown",
        "",
        "    Below is a copy of the original message:",
        "",
        "Message-ID: <one@example.org>",
      ),
      hard,
    ],
    [
      "an old Gmail",
      plain(
        "Delivery to the following recipient failed permanently:",
        "",
        "     nora@example.com",
        "",
        "Technical details of permanent failure: ",
        "The error that the other server returned was:",
        "550 5.1.1 <nora@example.com>... User Unknown",
        "",
        "----- Original message -----",
        "",
        "Message-ID: <one@example.org>",
      ),
      hard,
    ],
    [
      "Amazon WorkMail",
      plain(
        "Technical report:",
        "",
        "Reporting-MTA: dsn; smtp-out.amazonses.com",
        "",
        "Action: failed",
        "Final-Recipient: rfc822; nora@example.com",
        "Diagnostic-Code: smtp; 550 5.1.1 User Unknown",
        "Status: 5.1.1",
        "",
      ),
      hard,
    ],
  ])("is read (%s)", async (name, mail, isHard) => {
    expect(await readHard(mail)).toEqual(isHard);
    const bounce = await readBounce(mail);
    expect(bounce?.failures[0]?.recipient).toBe("nora@example.com");
    if (!name.includes("WorkMail")) expect(bounce?.messageIds).toEqual(["<one@example.org>"]);
  });

  it("about a delay is none", async () => {
    const mail = plain(
      "This message was created automatically by mail delivery software.",
      "A message that you sent has not yet been delivered to one or more of its",
      "recipients after more than 24 hours on the queue.",
      "",
      "  nora@example.com",
      "    Delay reason: 550 no such user",
      ...copy,
    );
    expect(await readBounce(mail)).toBeUndefined();
  });
});

describe("other mails", () => {
  it("are no report", async () => {
    const others = [
      await readCase("out-of-office"),
      Buffer.alloc(0),
      Buffer.from([0, 255, 13, 10, 254]),
      plain("I am away. <nora@example.com>:", "550 5.1.1 user unknown"),
      plain(
        "> This message was created automatically by mail delivery software.",
        ">",
        ">   nora@example.com",
        ">     Unrouteable address",
      ),
      Buffer.from(
        "Content-Type: multipart/report; report-type=disposition-notification; boundary=b\r\n\r\n--b\r\nContent-Type: message/disposition-notification\r\n\r\nDisposition: automatic-action/MDN-sent-automatically; deleted\r\n--b--\r\n",
      ),
    ];
    for (const mail of others) expect(await readBounce(mail)).toBeUndefined();
  });
});

describe("a complaint", () => {
  const complaint = (type: string) =>
    Buffer.from(
      `Content-Type: multipart/report; report-type=feedback-report; boundary=b\r\n\r\n--b\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: ${type}\r\nVersion: 1\r\nOriginal-Mail-From: <bounces+0123456789abcdef0123456789abcdef01234567@example.org>\r\n\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <one@example.org>\r\n\r\n--b--\r\n`,
    );

  it("is read (RFC 5965)", async () => {
    expect(await readBounce(await readCase("arf-complaint"))).toMatchObject({
      isComplaint: true,
      messageIds: [caseMail.messageId],
      failures: [],
    });
    expect(await readBounce(complaint("abuse"))).toMatchObject({
      tokens: ["0123456789abcdef0123456789abcdef01234567"],
      messageIds: ["<one@example.org>"],
    });
  });

  it.each([
    ["abuse", true],
    ["Fraud", true],
    ["opt-out", true],
    ["not-spam", false],
    ["auth-failure", false],
    ["virus", false],
  ])("of the type %s is one: %s", async (type, isComplaint) => {
    expect((await readBounce(complaint(type)))?.isComplaint).toBe(isComplaint);
  });
});

describe("a recipient of a report", () => {
  it.each([
    ["rfc822; nora@example.com", "nora@example.com"],
    ["RFC822;<nora@example.com>", "nora@example.com"],
    ["rfc822; nora+2Bnews@example.com", "nora+news@example.com"],
    ["rfc822; nora+news@example.com", "nora+news@example.com"],
    ["utf-8; نورا@example.com", "نورا@example.com"],
    ["utf-8; \\x{646}\\x{648}@example.com", "نو@example.com"],
    ["utf-8; \\x{FFFFFF}@example.com", "\ufffd@example.com"],
    ["unknown; nora", undefined],
    ["", undefined],
  ])("is parsed (%s)", (field, address) => {
    expect(parseTypedAddress(field)).toBe(address);
  });

  it("is compared as mail servers do", () => {
    expect(isSameMailbox("Nora@Example.com", "nora@example.com")).toBe(true);
    expect(isSameMailbox("nora+news@example.com", "nora@example.com")).toBe(true);
    expect(isSameMailbox("nora@müller.example", "nora@xn--mller-kva.example")).toBe(true);
    expect(isSameMailbox("nora@example.com", "nora@example.org")).toBe(false);
    expect(isSameMailbox("team@example.com", "nora@example.com")).toBe(false);
  });

  const failure = { status: "5.1.1", isHard: true, blamesSender: false };
  it.each<[string, object, boolean]>([
    ["is the subscriber", { recipient: "nora@example.com" }, true],
    ["is not named", {}, true],
    [
      "is a member of the subscriber's team address",
      { recipient: "left@example.com", original: "nora@example.com" },
      false,
    ],
    ["is a mailbox that the subscriber forwards to", { recipient: "nora@example.net" }, false],
    [
      "is the subscriber at an internal domain",
      { recipient: "nora@mail.example.com", original: "nora@example.com" },
      true,
    ],
  ])("that %s ends the subscription: %s", (_, names, isHard) => {
    expect(findWorst([{ ...failure, ...names }], "nora@example.com")?.isHard).toBe(isHard);
  });

  it("is chosen among several", () => {
    const full = { ...failure, isHard: false, status: "5.2.2", recipient: "nora@example.com" };
    const gone = { ...failure, recipient: "omar@example.com" };
    expect(findWorst([gone, full], "nora@example.com")).toMatchObject({ status: "5.2.2" });
    expect(findWorst([gone, full], "omar@example.com")?.isHard).toBe(true);
    expect(findWorst([], "nora@example.com")).toBeUndefined();
  });
});
