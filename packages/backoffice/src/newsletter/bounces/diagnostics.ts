/** `mailbox`: full, locked or busy for now. */
export type Blame = "sender" | "mailbox" | "recipient";

/**
 * Texts that blame the sending server, its address or the mail. Matched first. Sources: Sisimai's
 * tables of reasons (github.com/sisimai/rb-sisimai, BSD-2-Clause), postmaster pages of Gmail,
 * Outlook.com, Yahoo, iCloud, GMX and Proofpoint, and default texts of Postfix, Exim, Sendmail and
 * qmail.
 */
const sender: RegExp[] = [
  // Blocklists and reputation.
  /\b(?:rbl|dnsbl|dnswl|rhsbl|surbl|uribl|drbl)\b/,
  /black-?\s?list|block-?\s?list|deny-?\s?list|grey-?list|gray-?list|\bban(?:ned|s)?\b/,
  /\bblocked\b|\bblocking\b|on our block|(?:access|ip|host|network) block/,
  /spamhaus|spamcop|sorbs|barracudacentral|abuseat|uceprotect|senderbase|senderscore|invaluement/,
  /reputation|\babus(?:e|ive)\b|complaints?\b|suspicious|dynamic ip|unverifiable/,
  // Content.
  /\bspam(?:my|ming|assassin|mer|profiler|bouncer)?\b|unsolicited|unwanted|\bbulk\b|mass mail|advertis/,
  /\bvirus|malware|phishing|malicious|content (?:rejected|denied|filter)|banned content|attachment/,
  /message (?:was |has been |is |being )*(?:rejected|refused|filtered|not accepted|not allowed|too (?:large|big))/,
  /message (?:size|exceeds)|size limit exceeded|too large|header/,
  // Policy.
  /polic(?:y|ies)|prohibit|security (?:reason|setting)|organi[sz]ational settings|not pre-?approved|blocked sender/,
  /administrat(?:ive|ively|or) (?:reject|den|block|lock)|restricted|not (?:authori[sz]ed|permitted|allowed)/,
  /members?[- ]only|non-?member|moderat|mailing list|allowed to (?:post|send)/,
  // Authentication.
  /\bspf\b|\bdkim\b|\bdmarc\b|\barc\b|sender policy framework|spoof|forged|impersonat/,
  /authenticat|\bauth(?:ori[sz]ation)? (?:fail|required)|starttls|\btls\b|\bbatv\b|\bsrs\b/,
  // Sender address.
  /sender(?:'s)?[\s:-]+(?:e-?mail |mail |domain |ip )*(?:address )*(?:was |is |has |not |must |could not be )*(?:rejected|reject|denied|refused|verif|invalid|unknown|unrout|blocked|not |does|doesn't|callout|has no|domain|address|empty|spammer|in )/,
  /(?:verif(?:y|ying|ication)|callout|callback)\b|domain of sender|purported responsible|(?:bad|invalid|unknown|no valid) sender|backscatter|unrout(?:e)?able sender/,
  /\bmail from\b|\breturn-?path\b|envelope sender|envelope-from|null sender|from[: -]+(?:address|domain|header)/,
  /emetteur|absender|expediteur|remitente|mittente|remetente|отправител|المرسل(?! اليه| إليه)|发件人|寄件者|送信者|gonderen|nadawc|afzender/,
  // Sending server.
  /relay|rcpt ?hosts|not a gateway|open proxy|smart-?host|we don't handle mail for/,
  /\bptr\b|reverse dns|\brdns\b|reverse (?:lookup|resolution)|\bhelo\b|\behlo\b|client host rejected|cannot find your hostname|invalid dns|forward dns|fcrdns/,
  /your (?:ip|server|host|network|domain|access|mail server|(?:e-?mail )?(?:account|address))|sending (?:ip|mta|server|host)|(?:ip address|connection)s? (?:is|has been|was|are|rejected|not)/,
  /connections? will not be accepted|refused to talk|service refused|rejete\b/,
  // Rates.
  /\brate\b|rate-?limit|throttl|too (?:many|fast|frequent|much)|slow(?:er| down)|quota (?:of|for) (?:messages|sending)|sending limit|daily limit|unusual (?:sending|rate|volume)|volume/,
];

/** Texts about a mailbox that exists. Source: Sisimai. */
const mailbox: RegExp[] = [
  /quota|mailbox (?:is )?(?:almost )?full|full mailbox|storage|disk ?space|not enough space|insufficient|over the limit|exceed|space has been used up/,
  /temporar|try again|later\b|plus tard|connection (?:timed out|refused|dropped|reset)|service (?:not available|unavailable)|currently (?:suspended|unavailable|not)|vorubergehend|momentanement|провер(?:ьте)? позже/,
  /boite (?:du destinataire )?pleine|postfach (?:ist )?voll|casilla llena|buzon lleno|casella piena|caixa (?:postal )?cheia|переполнен|صندوق البريد ممتلئ/,
  /recipient preferences|loop|too many hops|hop count|in the queue too long/,
];

/** English words for the recipient. */
const who =
  "(?:user(?: account| name|id)?|users|mail ?box|mail box|mail-?box|recipients?|recipient (?:e-?mail )?address|(?:e-?mail |email )?(?:address|account)|addressee|account|alias|local[- ]part|person|destination (?:mailbox|address))";

/**
 * Texts that say that the recipient does not exist. Sources: Sisimai (`userunknown`, `hostunknown`,
 * `suspend`, `hasmoved`), Postfix (`reject_unlisted_recipient`), default texts of Exim and
 * Sendmail, qmail-send(8), Microsoft's NDR codes in Exchange Online, and SMTP error codes of Gmail,
 * Yahoo and Mimecast.
 */
const recipient: RegExp[] = [
  // "user unknown", "recipient not found", "mailbox does not exist"
  new RegExp(
    String.raw`\b${who}\b[\s:,."'()<>-]*(?:(?:that )?you tried to reach )?(?:name )?(?:is |was |are |were |has been |could |can )?(?:unknown|not be found|not found|not known|not exist|not exists|not listed|not recogni[sz]ed|not present|does(?:n't| not) exist|do(?:n't| not) exist|no longer (?:exists?|valid|available|on server|active)|invalid(?!/)|disabled|deactivated|inactive|not (?:an )?active|discontinued|terminated|closed|deleted|expired|unavaiable)`,
  ),
  // "unknown user", "no such mailbox", "invalid recipient"
  new RegExp(
    String.raw`\b(?:unknown|no such|no valid|non-?existent|nonexisting|invalid|invalid or unknown|unknown or illegal|undeliverable|bad|unavailable|inactive|disabled|can't accept|no known) (?:local |virtual |destination |smtp |e-?mail |mail )*${who}\b`,
  ),
  /\bno (?:such )?(?:mail ?box|account|address|user|recipient|one|person)(?: here| found| by that name| at this| with that name| available| for this user)/,
  /does(?:n't| not) have an? (?:\S+ )?(?:e-?mail |mail )?account/,
  /no such user|no mailbox here|no account by that name|there is no one at this address|nobody by that name/,
  /(?:is )?not (?:a )?(?:valid|known|local|registered|existing) (?:user|mailbox|recipient|address|account|local user)/,
  /not a valid recipient|is not a known user|user doesn't exist|unknown in (?:local|virtual|relay)/,
  /(?:this )?address no longer accepts mail|(?:account|user|mailbox) (?:has been |is )?(?:disabled|closed|deactivated|terminated) (?:or|permanently)?/,
  /resolver\.adr\.(?:ex)?recip(?:ient)?notfound|recipientnotfound/,
  /not (?:found |present |listed )?(?:by smtp address lookup|in (?:the )?(?:directory|name directory|address book))|was not found in/,
  /badrcptto|validrcptto|bad destination mailbox|mailbox unavaiable|rcpt(?: \S+)? does(?:n't| not) exist|destination addresses were unknown/,
  // Without a noun, because addresses are removed: "<> does not exist"
  /^[\W\d]*(?:(?:recipient )?address rejected[\s:]*)?(?:does not exist|doesn't exist|not found|unknown|no such domain)\W*$/,
  /unrout(?:e)?able (?:mail )?address|recipient address rejected: (?:undeliverable|unknown|invalid|domain not found|user)/,
  /has been replaced by|recipient no longer on server|has moved to|user not local; please try/,
  // Domains.
  /host or domain name not found.*host not found(?!, try again)|host unknown \(name server|(?:recipient|destination) domain (?:does not exist|not found|must exist)|nxdomain|couldn't find any host named|null mx|an mx or srv record indicated no smtp service|couldn't find a mail exchanger or ip address|all relevant mx records point to non-existent hosts|mail domain mentioned in email address is unknown/,
  // Dutch, French, German, Italian, Polish, Portuguese, Spanish, Swedish, Turkish.
  /(?:gebruiker|ontvanger|geadresseerde|adres|postbus) (?:is )?(?:onbekend|bestaat niet)|onbekende (?:gebruiker|ontvanger)/,
  /(?:utilisateur|destinataire|adresse|boite(?: aux lettres)?) (?:est )?(?:inconnue?|inexistante?|invalide|n'existe pas)|adresse d au moins un destinataire invalide/,
  /(?:benutzer|empfanger(?:adresse)?|adressat|postfach|mailbox|adresse|konto) (?:ist )?(?:unbekannt|nicht bekannt|existiert nicht|nicht gefunden|nicht vorhanden|ungultig)|unbekannter? (?:benutzer|empfanger)/,
  /(?:utente|destinatario|casella|indirizzo) (?:e )?(?:sconosciut[oa]|inesistente|non (?:esiste|trovat[oa]|valid[oa]))|nessun utente simile/,
  /(?:uzytkownik|odbiorca|adres|skrzynka|konto) (?:jest )?(?:nieznan[ya]|nie istnieje)|nieznany (?:uzytkownik|odbiorca)/,
  /(?:usuario|destinatario|endereco|caixa postal|conta) (?:e )?(?:desconhecid[oa]|inexistente|nao (?:existe|encontrad[oa]))/,
  /(?:usuario|destinatario|direccion|buzon|cuenta) (?:es )?(?:desconocid[oa]|inexistente|no (?:existe|encontrad[oa]|valid[oa]))|no existe (?:dicha persona|ese usuario|el usuario|el buzon)/,
  /(?:anvandaren?|mottagaren?|adressen) (?:ar )?(?:okand|finns inte)|okand (?:anvandare|mottagare)/,
  /(?:kullanıcı|kullanici|alıcı|alici|posta kutusu) (?:bulunamadı|bulunamadi|mevcut degil|bilinmiyor)/,
  // Arabic, Chinese, Japanese, Korean, Russian.
  /(?:المستخدم|المستلم|المرسل اليه|المرسل إليه|العنوان|الحساب|صندوق البريد)\s*(?:هذا\s*)?(?:غير (?:موجود|معروف|صالح)|لا يوجد)|لا يوجد (?:مستخدم|حساب|صندوق)/,
  /(?:用户|用戶|收件人|邮箱|郵箱|帐号|账号|帳號|地址)(?:名|地址)?(?:不存在|无效|無效|未找到)/,
  /(?:宛先|ユーザー?|メールアドレス|受信者).{0,6}(?:不明|存在しません|見つかりません)/,
  /(?:사용자|수신자|메일 주소|계정).{0,4}(?:존재하지 않|없습니다|찾을 수 없)/,
  /(?:пользовател|получател|адресат|ящик|адрес).{0,12}(?:не (?:наиден|существует|зарегистрирован|известен)|неизвест)|нет (?:такого )?(?:пользователя|получателя|ящика)|такого пользователя (?:нет|не существует)|неизвестныи (?:пользователь|получатель)/,
];

/**
 * Meanings that a text has only with one service's status code. Sources: Microsoft's page on
 * directory-based edge blocking (5.4.1), Outlook.com's rejections (5.5.0), Amazon SES (5.4.4), and
 * Cisco (5.1.0).
 */
const recipientByCode: Record<string, RegExp> = {
  "5.1.0": /address rejected/,
  "5.4.4": /invalid domain/,
  "5.4.1": /recipient address(?:es)? rejected ?: access denied/,
  "5.5.0": /requested action not taken: mailbox unavailable/,
};

/** Returns the blamed side. `undefined` if unclear. */
export function findBlame(diagnostic: string, codes: readonly string[] = []): Blame | undefined {
  const named = fold(diagnostic);
  const text = removeNames(named);
  if (sender.some((pattern) => pattern.test(text)) || blocklistHost.test(named)) return "sender";
  if (mailbox.some((pattern) => pattern.test(text))) return "mailbox";
  const isRecipient =
    recipient.some((pattern) => pattern.test(text)) ||
    codes.some((code) => recipientByCode[code]?.test(text));
  return isRecipient ? "recipient" : undefined;
}

const blocklistHost = /(?:spamhaus|spamcop|sorbs|abuseat|uceprotect|barracudacentral)\.\w+/;

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFKC")
    .replace(/[’‘`]/g, "'")
    .toLowerCase()
    .replace(/\r?\n/g, " ")
    .replace(/(?:^|\s)[245]\d\d-/g, " ")
    // Cisco's, Exchange's and Mail.ru's headings of any rejection, and Postfix' name of a table.
    .replace(/unknown address error|message was not accepted --|in relay recipient table/, " ")
    .replace("remote server returned unknown recipient or mailbox unavailable ->", " ")
    .replace(/(?:recipient|address) verif\w+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Addresses, host names and links may contain any word. */
const removeNames = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, " ")
    .replace(/resolver\.\w+\.\w+/g, (name) => name.replaceAll(".", "\u2024"))
    .replace(/<[^<>]*>|"[^"\s]*"/g, " ")
    .replace(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, " ")
    .replace(/\b[a-z0-9-]+(?:\.[a-z0-9-]+)+\b/g, " ")
    .replaceAll("\u2024", ".")
    .replace(/\s+/g, " ")
    .trim();
