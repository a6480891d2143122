import { ApiError } from "@agency/server/http";

/** Lowest accepted score of zxcvbn: 10^10 guesses or more. */
const minScore = 4;

/** Minimum number of characters beside the names and addresses that a password holds. */
const minOwn = 8;

/**
 * Characters that are looked at. More would take the thread a second or longer, and what is easy to
 * guess is easy to guess by its first 64 characters.
 */
const maxLength = 64;

/** Refuses a password that is easy to guess. Throws `fields-invalid` with `password-common`. */
export type RequireStrong = (
  password: string,
  person: { email: string; name: string },
) => Promise<void>;

/**
 * Checks new passwords against 49,000 common ones, repetitions, sequences, rows of keys, dates, the
 * person's own address and name, and those of the site (NIST SP 800-63B-4, section 3.1.1.2).
 * `siteNames` are what the site is called.
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

/** Counts the characters of a password that are part of no given word. */
function countOwn(password: string, words: readonly string[]): number {
  const rest = words.reduce(
    (text, word) => text.replaceAll(word.toLowerCase(), ""),
    password.toLowerCase(),
  );
  return [...rest].length;
}

/** Two letters say nothing about a password. */
const isWord = (text: string): boolean => text.length > 2;

let check: ReturnType<typeof createCheck> | undefined;

/** Loads the library with the first new password, because it takes 30 MB and few choose one. */
const loadCheck = () => (check ??= createCheck());

async function createCheck() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength });
  return (password: string, words: string[]) => zxcvbn.check(password, words);
}
