import type { FileKind } from "../forms/fileFields.ts";

const maxStemLength = 80;

/**
 * Sanitizes a file name: removes folders, invisible characters (which can reverse text), and those
 * special to file systems and shells. The extension matches the content. `fallback` replaces an empty
 * name.
 */
export function sanitizeFileName(sent: string, kind: FileKind, fallback: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .normalize("NFC")
    .toWellFormed()
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%&;$`'{}\ufffd]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.-]+|[\s.]+$/g, "");
  const short = [...stem].slice(0, maxStemLength).join("").trim();
  return `${short || fallback}.${kind}`;
}

/** Returns a download's header (RFC 6266, RFC 8187). */
export function getContentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
