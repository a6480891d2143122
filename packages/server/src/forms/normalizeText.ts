/** Removes invisible characters from typed and pasted text. */

/** Windows-1252 that was read as ISO 8859-1. U+0085 is a line break. */
const windows1252 = new TextDecoder("windows-1252");
const misread = /[\x80-\x84\x86-\x9f]/g;
const repair = (character: string): string =>
  windows1252.decode(Uint8Array.of(character.charCodeAt(0)));

const lineBreaks = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** Excludes flag tags (Scotland), joiners and directional marks. */
const invisible =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f})|[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffc\u{e0001}\u{e0020}-\u{e007f}]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

/** Scripts with letters that joiners change. */
const joinedScripts =
  "Arab Syrc Mong Nkoo Mand Adlm Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join("");
const joinable = new RegExp(`[${joinedScripts}]`, "u");
const emojiPart = /\ufe0f|[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const joiners = /[\u200c\u200d]+/gu;

/** Keeps one joiner between emoji, and beside letters of joined scripts. */
function keepJoiner(joiner: string, index: number, text: string): string {
  const [first = ""] = joiner;
  const before = [...text.slice(Math.max(0, index - 2), index)].at(-1) ?? "";
  const [after = ""] = text.slice(index + joiner.length);
  if (joinable.test(before) || joinable.test(after)) return first;
  return emojiPart.test(before) && emojiPart.test(after) ? first : "";
}

/** Can reverse text. */
const embeddings = /[\u202a-\u202e]/g;
const isolates = /[\u2066-\u2069]/g;
const popIsolate = "\u2069";

const spaces = /[\p{Zs}\t\n]+/gu;
const edge = /[\s\u061c\u200e\u200f]/;

/** Linear, unlike a regular expression for the end. */
function trimEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && edge.test(text.charAt(start))) start++;
  while (start < end && edge.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** No space, mark, filler or replacement character. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\p{Z}\u2800\ufffd]/u;

const emptyUnlessVisible = (text: string): string => (visible.test(text) ? text : "");

/** Removes isolates without a partner in their paragraph. */
function balanceIsolates(paragraph: string): string {
  const open: number[] = [];
  const unpaired = new Set<number>();
  for (const { 0: character, index } of paragraph.matchAll(isolates))
    if (character !== popIsolate) open.push(index);
    else if (open.pop() === undefined) unpaired.add(index);
  for (const index of open) unpaired.add(index);
  return paragraph.replace(isolates, (character, index: number) =>
    unpaired.has(index) ? "" : character,
  );
}

/** Word's non-breaking hyphen, and end of a table cell. */
const fromWord = (text: string): string => text.replaceAll("\x1e", "-").replaceAll("\x07", "\t");

const cleanCharacters = (text: string): string =>
  fromWord(text.replace(lineBreaks, "\n"))
    .replace(misread, repair)
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(invisible, "$1")
    .replace(embeddings, "")
    .normalize("NFC")
    .replace(joiners, keepJoiner);

/**
 * Normalizes text of several lines. Line breaks become LF. Keeps tabs, directional marks, and
 * balanced isolates. Empty if nothing is visible.
 */
export function normalizeText(text: string): string {
  const clean = cleanCharacters(text).split("\n").map(balanceIsolates).join("\n");
  return emptyUnlessVisible(clean.trim());
}

/**
 * Normalizes text of one line. Line breaks, tabs and runs of spaces become one space. Keeps
 * directional marks between characters. Empty if nothing is visible.
 */
export function normalizeLine(text: string): string {
  const clean = cleanCharacters(text).replace(isolates, "").replace(spaces, " ");
  return emptyUnlessVisible(trimEdges(clean));
}

/** Zeros of decimal digits. NFKC maps full-width ones. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6];

/** Maps Arabic, Persian, Hindi and Bengali digits to ASCII. */
export const mapDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => point >= one && point < one + 10);
    return zero === undefined ? digit : String(point - zero);
  });

/** Removes invisible characters, and maps spaces to plain ones. For phone and email. */
export const keepVisible = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\x85\p{Z}]+/gu, " ")
    .replace(
      /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu,
      "",
    )
    .trim();
