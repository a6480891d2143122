import { ApiError } from "@agency/server/http";

/** zxcvbn score for 10^10 guesses or more. */
const minScore = 4;

/** Outside known names and addresses. */
const minUnrelatedLength = 8;

/** More would block the thread for a second. Weakness shows in the first 64. */
const maxLength = 64;

/** @throws `fields-invalid` with `password-common` */
export type RequireStrongPassword = (
  password: string,
  person: { email: string; name: string },
) => Promise<void>;

/**
 * Rejects 49,000 common passwords, repetitions, sequences, keyboard patterns, dates, and names of
 * person and site (NIST SP 800-63B-4, section 3.1.1.2).
 */
export function createBlocklist(siteNames: readonly string[]): RequireStrongPassword {
  return async (password, { email, name }) => {
    const check = await loadCheck();
    const known = [email, name, ...siteNames];
    const words = [...known, ...known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))];
    const isOwn = countUnrelated(password, words.filter(isWord)) >= minUnrelatedLength;
    if (isOwn && check(password.normalize("NFKC"), words.filter(isWord)).score >= minScore) return;
    throw new ApiError("fields-invalid", {
      fields: [{ field: "password", code: "password-common" }],
    });
  };
}

function countUnrelated(password: string, words: readonly string[]): number {
  const rest = words.reduce(
    (text, word) => text.replaceAll(word.toLowerCase(), ""),
    password.toLowerCase(),
  );
  return [...rest].length;
}

const isWord = (text: string): boolean => text.length > 2;

let check: ReturnType<typeof createCheck> | undefined;

/** Loaded on demand: takes 30 MB. */
const loadCheck = () => (check ??= createCheck());

async function createCheck() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength });
  return (password: string, words: string[]) => zxcvbn.check(password, words);
}
