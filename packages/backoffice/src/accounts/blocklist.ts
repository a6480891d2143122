import { ApiError } from "@agency/server/http";

/** Minimum score of zxcvbn: 10^10 guesses or more. */
const minScore = 4;

/** Minimum number of characters that are not part of a known name or address. */
const minOwn = 8;

/**
 * Only this many characters are checked. More would block the thread for a second or longer, and a
 * weak password shows in its first 64.
 */
const maxLength = 64;

/** Rejects a password that is easy to guess. @throws `fields-invalid` with `password-common` */
export type RequireStrong = (
  password: string,
  person: { email: string; name: string },
) => Promise<void>;

/**
 * Checks new passwords against 49,000 common ones, repetitions, sequences, keyboard patterns,
 * dates, the person's address and name, and names of the site. Source: NIST SP 800-63B-4, section
 * 3.1.1.2.
 */
export function createBlocklist(siteNames: readonly string[]): RequireStrong {
  return async (password, { email, name }) => {
    const check = await loadCheck();
    const known = [email, name, ...siteNames];
    const words = [...known, ...known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))];
    const isOwn = countOwn(password, words.filter(isWord)) >= minOwn;
    if (isOwn && check(password.normalize("NFKC"), words.filter(isWord)).score >= minScore) return;
    throw new ApiError("fields-invalid", {
      fields: [{ field: "password", code: "password-common" }],
    });
  };
}

/** Counts the characters of a password that are not part of any given word. */
function countOwn(password: string, words: readonly string[]): number {
  const rest = words.reduce(
    (text, word) => text.replaceAll(word.toLowerCase(), ""),
    password.toLowerCase(),
  );
  return [...rest].length;
}

/** Short parts such as initials are ignored. */
const isWord = (text: string): boolean => text.length > 2;

let check: ReturnType<typeof createCheck> | undefined;

/** Loads the library for the first new password only, because it takes 30 MB. */
const loadCheck = () => (check ??= createCheck());

async function createCheck() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength });
  return (password: string, words: string[]) => zxcvbn.check(password, words);
}
