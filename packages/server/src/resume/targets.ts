/** Parts inside a message or document. Nothing fetches them. */
const inertScheme = /^(about|cid|mid|ooxword):/i;

const networkScheme =
  /^(https?|ftps?|file|smb|dav|webdav|ldap|ms-\w+|mhtml|search-ms|res|its|mk):/i;

/** Written by Word for Mac 2011. */
const macPath = /^[^/:]+(:[^/:]+){2,}$/;

/** Run or installed by Windows, macOS or Linux. */
const program =
  /\.(app|apk|application|bat|chm|cmd|com|command|cpl|dll|dmg|docm|dotm|exe|gadget|hta|inf|iso|jar|jse?|lnk|mjs|msc|msi|msp|pif|pkg|pptm|ps1|py|reg|scf|scr|sh|url|vb[es]?|wsf|wsh|xlam|xll|xlsm|xltm|zip|7z|rar)$/i;

/** Returns whether a file name ends like a program, script, or archive of them. */
export const isProgramName = (name: string): boolean =>
  program.test(name.trim().replace(/[. ]+$/, ""));

/**
 * Returns whether opening a target contacts another machine: a URL, a network share, or another
 * program's scheme. Paths on the own disk do not.
 */
export function isRemoteTarget(target: string): boolean {
  const text = decode(target)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .replaceAll("\\", "/");
  if (inertScheme.test(text)) return false;
  const [, slashes, rest = ""] = /^file:(\/*)(.*)$/is.exec(text) ?? [];
  if (slashes !== undefined) {
    if (slashes.length === 2) return !/^(localhost\/|[a-z]:)/i.test(rest);
    return slashes.length > 3;
  }
  if (text.startsWith("//")) return true;
  if (/^[a-z]:/i.test(text)) return false;
  if (networkScheme.test(text)) return true;
  return /^[a-z][\w+.-]*:/i.test(text) && !macPath.test(text);
}

/** Also if applied twice. */
function decode(target: string): string {
  let text = target;
  for (let turn = 0; turn < 3; turn++) {
    try {
      const next = decodeURIComponent(text);
      if (next === text) break;
      text = next;
    } catch {
      break;
    }
  }
  return text;
}
