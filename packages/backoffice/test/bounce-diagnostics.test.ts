import { describe, expect, it } from "vitest";
import { classify } from "../src/newsletter/bounces/classify.ts";
import { toDeliveryFailure } from "../src/newsletter/bounces.ts";

const dead: Record<string, string[]> = {
  Postfix: [
    "550 5.1.1 <nora@example.com>: Recipient address rejected: User unknown in local recipient table",
    "550 5.1.1 <nora@example.com>: Recipient address rejected: User unknown in virtual mailbox table",
    "550 5.1.0 <nora@example.com>: Recipient address rejected: User unknown in relay recipient table",
    "550 <nora@example.com>: Recipient address rejected: User unknown in virtual alias table",
    '550 5.1.1 <spam@antispam.example.com>: Recipient address rejected: undeliverable address: unknown user: "spam"',
    "Host or domain name not found. Name service error for name=example.con type=AAAA: Host not found",
    "556 5.1.10 <nora@example.com>: Recipient address rejected: Domain example.com does not accept mail (nullMX)",
  ],
  Exim: [
    "550 No Such User Here",
    "550 No such user here",
    "550 Unrouteable address",
    "550-5.1.1 unknown user\n550 5.1.1 no such mailbox",
    "550 unknown user",
    "550 User nora@example.com not in directory",
    "550-No such person at this address.\n550 Please check the spelling.",
    "all relevant MX records point to non-existent hosts",
  ],
  Exchange: [
    "550 5.1.1 RESOLVER.ADR.RecipNotFound; not found",
    "550 5.1.1 RESOLVER.ADR.ExRecipNotFound; not found",
    "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup",
    "550 5.4.1 Recipient address rejected: Access denied. AS(201806281) [DB5EUR03FT012.eop-EUR03.prod.protection.outlook.com]",
    "550 5.4.1 [nora@example.com]: Recipient address rejected: Access denied",
    "550 5.4.1 All recipient addresses rejected : Access denied. AS(201806271)",
  ],
  "Outlook.com": [
    "550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).",
    "550 5.5.0 Requested action not taken: mailbox unavailable. [BAY004-MC1F29.hotmail.com]",
  ],
  Gmail: [
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos or\n550-5.1.1 unnecessary spaces. For more information, go to\n550 5.1.1  https://support.google.com/mail/?p=NoSuchUser a1-20020a5d - gsmtp",
    "550 5.2.1 The email account that you tried to reach is disabled. Learn more at https://support.google.com/mail/?p=DisabledUser",
    "550-5.2.1 The email account that you tried to reach is inactive.",
    "DNS Error: DNS type 'mx' lookup of example.con responded with code NXDOMAIN Domain name not found: example.con",
  ],
  Yahoo: [
    "554 delivery error: dd This user doesn't have a yahoo.com account (nora@yahoo.com) [0] - mta1234.mail.gq1.yahoo.com",
    "554 delivery error: dd This user doesn’t have a yahoo.co.uk account (nora@yahoo.co.uk) [-5]",
    "554 delivery error: dd Not a valid recipient - atlas123.free.mail.bf1.yahoo.com",
    "554 delivery error: dd Sorry your message to nora@yahoo.com cannot be delivered. This account has been disabled or discontinued [#102]. - mta.yahoo.com",
    "552 1 Requested mail action aborted, mailbox not found",
  ],
  "Amazon SES": [
    "550 5.1.1 user unknown",
    "550 5.1.1 Amazon SES has suppressed sending to this address because it has a recent history of bouncing as an invalid address.",
  ],
  Sendmail: [
    "550 5.1.1 <nora@example.com>... User unknown",
    "550 5.1.2 <nora@example.con>... Host unknown (Name server: example.con: host not found)",
    "550 5.2.1 <nora@example.com>... Mailbox disabled for this recipient",
    "553 5.1.3 <nora@example.com>... Invalid host name",
    "550 <nora@example.com>... User unknown",
    "551 5.1.6 <nora@example.com>... User has moved to other@example.net",
  ],
  qmail: [
    "550 sorry, no mailbox here by that name. (#5.1.1)",
    "Sorry, no mailbox here by that name. vpopmail (#5.1.1)",
    "550 sorry, no mailbox here by that name (#5.1.1 - chkuser)",
    "This address no longer accepts mail.",
    "Sorry, I couldn't find any host named example.con. (#5.1.2)",
    "550 5.1.1 sorry, recipient is not in my validrcptto list",
  ],
  Proofpoint: [
    "550 5.1.1 <nora@example.com>... User unknown",
    "550 5.1.1 User Unknown",
    "554 5.1.1 <nora@example.com>: Recipient address rejected: User unknown",
  ],
  Mimecast: [
    "550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550 [abcDEFghi]",
    "550 5.1.1 Recipient not found. <nora@example.com>",
  ],
  Zoho: [
    "550 5.1.1 User does not exist - <nora@example.com>",
    "550 5.1.1 <nora@example.com> User unknown",
  ],
  Yandex: ["550 5.7.1 No such user!", "550 5.1.1 No such user!", "550 No such user"],
  "Mail.ru": [
    "550 Message was not accepted -- invalid mailbox. Local mailbox nora@mail.ru is unavailable: user not found",
  ],
  GMX: [
    "550 5.1.1 nora@gmx.de: Recipient address rejected: mailbox not found",
    "550 <nora@gmx.net> User unknown",
  ],
  iCloud: [
    "550 5.1.1 <nora@icloud.com>: user does not exist",
    "550 5.1.6 recipient no longer on server: nora@me.com",
    "550 5.1.1 unknown or illegal alias: nora@icloud.com",
  ],
  Cisco: [
    "5.1.0 - Unknown address error 550-'5.1.1 User unknown'",
    "550 #5.1.0 Address rejected.",
    "550 #5.1.1 bad address nora@example.com",
  ],
  "other languages": [
    "550 Benutzer unbekannt",
    "550 5.0.0 Empfänger unbekannt",
    "550 Postfach existiert nicht",
    "550 Utilisateur inconnu !",
    "550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR204_416",
    "550 La boîte n'existe pas",
    "550 No existe ese usuario",
    "550 El buzón no existe",
    "550 Nessun utente simile in questo indirizzo",
    "550 Casella inesistente",
    "550 Usuário não existe",
    "550 Użytkownik nie istnieje",
    "550 Onbekende gebruiker",
    "550 Kullanıcı bulunamadı",
    "550 Пользователь не найден",
    "550 Нет такого пользователя",
    "550 用户不存在",
    "550 收件人不存在",
    "550 宛先が存在しません",
    "550 ユーザーが見つかりません",
    "550 المستخدم غير موجود",
    "550 صندوق البريد غير موجود",
  ],
};

const sendersFault: Record<string, string[]> = {
  Postfix: [
    "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/192.0.2.1",
    "550 5.1.8 <bounces@agency.test>: Sender address rejected: Domain not found",
    "550 5.1.0 <bounces@agency.test>: Sender address rejected: User unknown in virtual mailbox table",
    "554 5.7.1 <nora@example.com>: Relay access denied",
    "550 5.7.1 <nora@example.com>: Recipient address rejected: Message rejected due to: SPF fail - not authorized",
    "554 5.7.1 <nora@example.com>: Recipient address rejected: Access denied",
    "550 5.7.25 Client host rejected: cannot find your hostname, [192.0.2.1]",
    "550 <nora@example.com>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help/example.com.html",
  ],
  Exim: [
    "550 Sender verify failed",
    "550-Verification failed for <bounces@agency.test>\n550-Called:   192.0.2.1\n550-Sent:     RCPT TO:<bounces@agency.test>\n550-Response: 550 5.1.1 User unknown\n550 Sender verify failed",
    "550 relay not permitted",
    "550 Administrative prohibition",
    "550 rejected because 192.0.2.1 is in a black list at zen.spamhaus.org",
    "550-192.0.2.1 is listed in the RBL\n550 see https://www.spamhaus.org",
    "550 This message was classified as SPAM and may not be delivered",
    "550-Please turn on SMTP Authentication in your mail client.\n550-(mail.agency.test) [192.0.2.1]:51234 is not permitted to relay through this\n550 server without authentication.",
    "550 Domain of sender address bounces@agency.test does not exist",
  ],
  Exchange: [
    "550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP.",
    "550 5.7.1 Unable to relay for nora@example.com",
    "550 5.7.606 Access denied, banned sending IP [192.0.2.1].",
    "550 5.7.509 Access denied, sending domain agency.test does not pass DMARC verification and has a DMARC policy of reject.",
    "550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required",
    "550 5.4.1 Relay Access Denied",
    "550 5.7.1 Service unavailable, Client host [192.0.2.1] blocked using Spamhaus.",
  ],
  "Outlook.com": [
    "550 5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3150).",
    "550 SC-001 (BAY004-MC4F9) Unfortunately, messages from 192.0.2.1 weren't sent. You can also refer your provider to http://mail.live.com/mail/troubleshooting.aspx#errors. Reasons for rejection may be related to content with spam-like characteristics or IP/domain reputation.",
    "550 OU-002 Mail rejected by Outlook.com for policy reasons.",
  ],
  Gmail: [
    "550-5.7.26 This mail has been blocked because the sender is unauthenticated. Gmail requires all senders to authenticate with either SPF or DKIM.",
    "550-5.7.1 [192.0.2.1] Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked.",
    "550-5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.",
    "550-5.7.25 The IP address sending this message does not have a PTR record setup",
    "550 5.4.5 Daily SMTP relay limit exceeded for customer.",
  ],
  Yahoo: [
    "553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.1, because the ip is in Spamhaus's list; see http://postmaster.yahoo.com/550-bl23.html",
    "554 Message not allowed - [PH01] Email not accepted for policy reasons. Please visit https://postmaster.yahooinc.com/error-codes",
    "554 5.7.9 Message not accepted for policy reasons. See https://senders.yahooinc.com/error-codes",
    "550 5.7.9 This mail has been blocked because the sender is unauthenticated.",
  ],
  "Amazon SES": [
    "554 Message rejected: Email address is not verified. The following identities failed the check in region EU-WEST-1: bounces@agency.test",
    "554 Sending paused for this account. For more information, please check the inbox of the email address associated with your AWS account. Your account is disabled.",
    "454 Throttling failure: Maximum sending rate exceeded.",
  ],
  Sendmail: [
    "550 5.7.1 <nora@example.com>... Relaying denied. Proper authentication required.",
    "553 5.1.8 <bounces@agency.test>... Domain of sender address bounces@agency.test does not exist",
    "554 5.7.1 Rejected 192.0.2.1 found in dnsbl.sorbs.net",
    "550 5.7.1 <nora@example.com>... Mail from 192.0.2.1 refused by blackhole site bl.spamcop.net",
    "550 5.1.1 Mail from 192.0.2.1 blocked, see http://example.com/blocked",
  ],
  qmail: [
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    "550 sorry, your remotehost looks suspiciously like spammer (#5.7.1)",
    "553 sorry, your envelope sender is in my badmailfrom list (#5.7.1)",
    "550 Sender's domain does not exist (#5.1.8)",
  ],
  Proofpoint: [
    "550 5.7.0 Local Policy Violation - 123456",
    "554 Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.1",
    "550 5.1.1 Blocked by Proofpoint Dynamic Reputation",
  ],
  Mimecast: [
    "550 Administrative prohibition - envelope blocked - https://community.mimecast.com/docs/DOC-1369#550",
    "554 Email rejected due to security policies - https://community.mimecast.com/docs/DOC-1369#554",
    "550 Anti-Spoofing policy - Inbound not allowed",
    "550 csi.mimecast.org Poor Reputation Sender. - https://community.mimecast.com/docs/DOC-1369#550",
    "550 Rejected by header based manually Blocked Senders: bounces@agency.test",
  ],
  Zoho: [
    "554 5.7.1 Email cannot be delivered. Reason: Email detected as Spam by spam filters.",
    "550 5.4.6 Unusual sending activity detected. Please try after sometime.",
  ],
  Yandex: [
    "554 5.7.1 [1] Message rejected under suspicion of SPAM; https://ya.cc/1IrBc",
    "550 5.7.1 Bad address mailbox syntax in sender address",
    "553 5.7.1 Sender address rejected: not owned by auth user.",
  ],
  GMX: [
    "554 Transaction failed Reject due to policy restrictions. For explanation visit https://postmaster.gmx.net/en/error-messages?ip=192.0.2.1&c=hi",
    "550 Requested action not taken: mailbox unavailable invalid DNS MX or A/AAAA resource record",
    "554 Nemesis ESMTP Service not available No SMTP service Bad DNS PTR resource record.",
  ],
  iCloud: [
    "554 5.7.1 [CS01] Message rejected due to local policy. Please visit https://support.apple.com/en-us/HT204137",
    "550 5.7.1 Your message was rejected due to agency.test's DMARC policy.",
    "554 5.7.0 Blocked - see https://support.proofpoint.com/dnsbl-lookup.cgi?ip=192.0.2.1",
  ],
  Cisco: [
    "5.1.0 - Unknown address error 550-'SC-001 Mail rejected by Windows Live Hotmail for policy reasons.'",
    "5.1.0 - Unknown address error 550-'5.7.1 Message rejected due to content'",
    "554 Your access to this mail system has been rejected due to the sending MTA's poor reputation.",
  ],
  "other languages": [
    "550 Absender unbekannt",
    "550 Adresse de l'expéditeur inconnue",
    "550 Dirección del remitente desconocida",
    "550 Отправитель не найден",
    "550 发件人地址不存在",
    "550 المرسل غير معروف",
  ],
  others: [
    "550 5.1.1 Unknown sender",
    "550 From address does not exist",
    "550 Your account is disabled",
    "550 Message too large",
    "550 HELO argument rejected: unknown host agency.test",
    "550 5.7.1 TRANSFER.ORGANIZATION; Denied by policy",
    "550 Too many invalid recipients",
    "550 You are not allowed to send to this mailing list",
    "550 5.1.1 your IP address has a poor reputation",
    "550 Reverse DNS lookup failed for host 192.0.2.1",
    "554 5.6.0 Message contains a virus",
    "550 5.1.1 Access denied: rate limit",
    "550 5.7.1 taken for spam",
  ],
};

const unclear = [
  "552 5.2.2 Mailbox full",
  "552 5.1.1 User over quota. (#5.1.1)",
  "550 5.1.1 nora@example.com mailbox is full",
  "550 Requested action not taken: mailbox unavailable",
  "550 mailbox unavailable",
  "550 Rejected",
  "550 Recipient address rejected: Access denied",
  "550 5.4.1 no answer from host",
  "554 Transaction failed",
  "554 5.0.0",
  "550 5.2.0 STOREDRV.Deliver; delivery result banner",
  "550 5.1.4 Recipient address is ambiguous",
  "550 5.3.4 Too big for the user's settings",
  "450 4.1.1 <nora@example.com>: Recipient address rejected: User unknown",
  "452 4.2.2 The email account that you tried to reach is over quota",
  "451 4.7.1 Greylisting in action, please come back later",
  "550 Account temporarily disabled",
  "550 Das Postfach ist voll",
  "connect to mx.example.com[192.0.2.1]:25: Connection timed out",
  "this message has been in the queue too long",
  "550 from 5.1.1.7",
  "",
];

const list = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([server, texts]) => texts.map((text) => [server, text] as const));

describe("a rejection", () => {
  it.each(list(dead))("for an unknown recipient is hard (%s: %s)", (_, diagnostic) => {
    expect(classify({ diagnostic })).toMatchObject({ isHard: true, blamesSender: false });
    expect(classify({ status: "5.0.0", diagnostic }).isHard).toBe(true);
  });

  it.each(list(sendersFault))("that blames the sender is soft (%s: %s)", (_, diagnostic) => {
    expect(classify({ diagnostic })).toMatchObject({ isHard: false, blamesSender: true });
    expect(classify({ status: "5.1.1", diagnostic }).isHard).toBe(false);
  });

  it.each(unclear)("that does not name an unknown recipient is soft (%s)", (diagnostic) => {
    expect(classify({ diagnostic }).isHard).toBe(false);
  });

  it.each([
    ["5.1.1", true],
    ["5.1.1 (bad destination mailbox address)", true],
    ["5.1.2", true],
    ["5.1.3", true],
    ["5.1.6", true],
    ["5.1.10", true],
    ["5.2.1", true],
    ["5.1.0", false],
    ["5.1.4", false],
    ["5.1.7", false],
    ["5.1.8", false],
    ["5.2.2", false],
    ["5.4.4", false],
    ["5.7.1", false],
    ["4.1.1", false],
    ["4.4.7", false],
    ["nonsense", false],
    [undefined, false],
  ])("with the status %s alone is hard: %s", (status, isHard) => {
    expect(classify({ status, diagnostic: "" }).isHard).toBe(isHard);
  });

  it("prefers the server's code to a general status", () => {
    const diagnostic = "550 5.1.1 User unknown";
    expect(classify({ status: "5.0.0", diagnostic }).status).toBe("5.1.1");
    expect(classify({ status: "5.1.1", diagnostic: "550 5.7.1 no" })).toMatchObject({
      isHard: false,
      blamesSender: true,
    });
  });

  it("ignores words in addresses, host names and links", () => {
    const diagnostic =
      "host spamfilter.policy.example.com said: 550 5.1.1 <rate.limit+dkim@spam.example.com>: User unknown, see https://example.com/spam/policy";
    expect(classify({ diagnostic }).isHard).toBe(true);
  });

  it("is read up to a limit, however long it is", () => {
    const start = "550 No such user. ".padEnd(4_000, "address ");
    expect(classify({ diagnostic: `${start}spam`.repeat(1_000) }).isHard).toBe(true);
  });
});

describe("an SMTP error", () => {
  const toFailure = (command: string, responseCode: number, response: string) =>
    toDeliveryFailure(Object.assign(new Error(response), { command, responseCode, response }));

  it.each<[string, number, string, boolean | undefined]>([
    ["RCPT TO", 550, "550 5.1.1 User unknown", true],
    ["RCPT TO", 550, "550 5.7.1 Relay denied", false],
    ["RCPT TO", 450, "450 4.1.1 User unknown", undefined],
    ["DATA", 554, "554 delivery error: dd This user doesn't have a yahoo.com account", true],
    ["DATA", 554, "554 5.7.1 Message rejected as spam", undefined],
    ["MAIL FROM", 550, "550 5.1.1 User unknown", undefined],
    ["CONN", 554, "554 5.1.1 User unknown", undefined],
  ])("after %s with %i (%s) is hard: %s", (command, code, response, isHard) => {
    expect(toFailure(command, code, response)?.isHard).toBe(isHard);
  });

  it("without an answer is no failure", () => {
    expect(toDeliveryFailure(new Error("connect ECONNREFUSED"))).toBeUndefined();
  });
});
