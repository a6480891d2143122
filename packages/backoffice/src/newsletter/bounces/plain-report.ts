interface PlainFailure {
  recipient: string;
  diagnostic: string;
}

export interface PlainReport {
  failures: PlainFailure[];
  /** Header of the returned mail, or the whole text. */
  returned: string;
}

/** First lines by qmail (QSBMF), Exim, 1&1 and Zoho, Yahoo, OpenSMTPD, and Gmail. */
const opening =
  /^\s*(?:Hi\. This is the |This message was created automatically by |(?:Message from \S+\.\s*)?(?:Sorry, we were unable|Unable) to deliver (?:your )?message to the following address|This is the MAILER-DAEMON, please DO NOT REPLY|Delivery to the following recipient failed permanently)/m;

const delayed =
  /has not yet been delivered|No action is required|will continue to (?:try|be made)/i;

/** Separates the returned mail. */
const copy =
  /^(?:-{2,}.*(?:copy of (?:the|your) (?:original )?message|header(?:s)? of (?:the|your) (?:original )?message|original message)|[ \t]*Below is a copy of the original message).*$/im;

/** An address alone, or with its diagnostic behind a colon or (Zoho) a space. */
const recipientLine =
  /^[ \t]*["<]?([^\s<>":,]+@[^\s<>":,]+)[">]?(?::?[ \t]*$|:[ \t]+(.+)$|[ \t].*?\bERROR_CODE :(.*)$)/;

/**
 * Parses a report without `message/delivery-status`, such as qmail's (QSBMF) or Exim's before 4.87.
 * `undefined` for other texts and delays.
 */
export function readPlainReport(body: string): PlainReport | undefined {
  const text = body.replace(/\r\n?/g, "\n");
  const found = copy.exec(text);
  const report = text.slice(0, found?.index);
  if (!opening.test(report) || delayed.test(report)) return undefined;
  const failures = findFailures(report.split("\n"));
  if (failures.length === 0) return undefined;
  if (!found) return { failures, returned: text };
  const rest = text.slice(found.index + found[0].length).replace(/^(?:(?:-{2,}.*|[ \t]*)\n)+/, "");
  return { failures, returned: rest.split(/\n[ \t]*\n/)[0] ?? "" };
}

/** Ends diagnostics at an empty line. Gmail's have their own paragraph. */
function findFailures(lines: string[]): PlainFailure[] {
  const failures: PlainFailure[] = [];
  let current: PlainFailure | undefined;
  for (const [at, line] of lines.entries()) {
    const [, recipient, text = "", zoho] = recipientLine.exec(line) ?? [];
    if (recipient !== undefined) {
      current = { recipient, diagnostic: zoho?.replace(/,? ?ERROR_CODE :/g, " ") ?? text };
      failures.push(current);
    } else if (/^(?:The error that the other server returned was:|Technical details)/.test(line))
      current = failures.at(-1);
    else if (line.trim() === "" && lines[at + 1]?.startsWith("Technical details")) continue;
    else if (line.trim() === "") current = undefined;
    else if (current) current.diagnostic += `\n${line.trim()}`;
  }
  return failures.map(({ recipient, diagnostic }) => ({
    recipient,
    diagnostic: diagnostic.trim(),
  }));
}
