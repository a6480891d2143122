import type { ResumeKind } from "../records/types.ts";

const maxStemLength = 80;

/**
 * A name for the stored file that can do no harm: the last part of what was sent, without
 * invisible characters (they turn names around) and those with a meaning to file systems and
 * shells. The ending is that of the content.
 */
export function safeName(sent: string, kind: ResumeKind): string {
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .normalize("NFC")
    .toWellFormed()
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%&;$`'{}\ufffd]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.-]+|[\s.]+$/g, "");
  const short = [...stem].slice(0, maxStemLength).join("").trim();
  return `${short || "resume"}.${kind}`;
}

/** The header that makes a browser save a file under its name (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
