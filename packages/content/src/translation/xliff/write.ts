import { type Content, type InlineObject, isAnnotation, type TextRun } from "../text-runs.ts";
import {
  attributes,
  describeMark,
  escapeAttribute,
  escapeText,
  namespace,
  ownNamespace,
} from "./xml.ts";

/** XLIFF 2.0, section 4.3.1.28. */
export const segmentStates = ["initial", "translated", "reviewed", "final"] as const;

export type SegmentState = (typeof segmentStates)[number];

export interface Note {
  category: string;
  text: string;
}

export interface Unit {
  /** Identifies the unit on import. */
  name: string;
  counterpart: string | undefined;
  state: SegmentState;
  source: Content;
  target: Content;
  notes: readonly Note[];
}

export interface File {
  id: string;
  notes: readonly Note[];
  units: readonly Unit[];
}

/**
 * Writes XLIFF 2.0 from English to Arabic. Decorators and annotations become `pc`, inline objects
 * `ph`, with `originalData`.
 */
export function writeXliff(files: readonly File[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${namespace}" xmlns:agency="${ownNamespace}" version="2.0" srcLang="en" trgLang="ar">
${files.map(getFile).join("")}</xliff>
`;
}

const getFile = ({ id, notes, units }: File): string =>
  `<file${attributes({ id, original: id, canResegment: "no", srcDir: "ltr", trgDir: "rtl" })}>
${getNotes(notes)}${units.map(writeUnit).join("")}</file>
`;

const getNotes = (notes: readonly Note[]): string =>
  notes.length === 0
    ? ""
    : `  <notes>${notes
        .map(({ category, text }) => `<note${attributes({ category })}>${toNoteText(text)}</note>`)
        .join("")}</notes>\n`;

/** Notes hold plain text. */
const toNoteText = (text: string): string => escapeAttribute(text).replaceAll("&#10;", "\n");

function writeUnit({ name, counterpart, state, source, target, notes }: Unit, at: number): string {
  const codes = new Codes();
  const english = codes.write(source, "source");
  const arabic = target.length === 0 ? "" : codes.write(target, "target");
  const data = codes.data.map(
    (text, place) => `<data${attributes({ id: `d${place + 1}` })}>${escapeText(text)}</data>`,
  );
  const originalData = data.length === 0 ? "" : `  <originalData>${data.join("")}</originalData>\n`;
  const space = ' xml:space="preserve"';
  return `<unit${attributes({ id: `u${at + 1}`, name, "agency:counterpart": counterpart })}>
${getNotes(notes)}${originalData}  <segment id="s1"${attributes({ state })}>
    <source${space}>${english}</source>
${arabic && `    <target${space}>${arabic}</target>\n`}  </segment>
</unit>
`;
}

type Part = TextRun | InlineObject;

/** Codes have the same id in source and target. */
class Codes {
  readonly data: string[] = [];
  readonly byId = new Map<string, string>();
  /** Unused codes by data. */
  readonly #open = new Map<string, string[]>();
  #count = 0;

  write(content: Content, side: "source" | "target"): string {
    return this.#nest(content, new Set(), side);
  }

  /** Nests marks over several runs, the longest outermost. */
  #nest(parts: readonly Part[], open: ReadonlySet<string>, side: "source" | "target"): string {
    let text = "";
    for (let at = 0; at < parts.length; ) {
      const part = parts[at];
      const marks = part && "marks" in part ? part.marks.filter((mark) => !open.has(mark)) : [];
      const reaches = marks.map((mark) => [getReach(parts, at, mark), mark] as const);
      const [first] = reaches.sort(([one], [other]) => other - one);
      if (first) {
        const [end, mark] = first;
        text += this.#paired(mark, parts.slice(at, end), open, side);
        at = end;
      } else {
        if (part) text += "thing" in part ? this.#placed(part, side) : escapeText(part.text);
        at++;
      }
    }
    return text;
  }

  #paired(
    mark: string,
    parts: readonly Part[],
    open: ReadonlySet<string>,
    side: "source" | "target",
  ): string {
    const id = this.#createId(mark, side);
    const start = { id, dataRefStart: this.#createRef(mark), ...describeMark(mark) };
    const inner = this.#nest(parts, new Set([...open, mark]), side);
    return `<pc${attributes(start)}>${inner}</pc>`;
  }

  #placed({ thing }: InlineObject, side: "source" | "target"): string {
    const id = this.#createId(thing, side);
    return `<ph${attributes({ id, dataRef: this.#createRef(thing), type: "other", canDelete: "no" })}/>`;
  }

  #createRef(data: string): string {
    const known = this.data.indexOf(data);
    return `d${known === -1 ? this.data.push(data) : known + 1}`;
  }

  #createId(data: string, side: "source" | "target"): string {
    const open = this.#open.get(data) ?? [];
    const known = side === "target" ? open.shift() : undefined;
    if (known !== undefined) return known;
    const id = String(++this.#count);
    this.byId.set(id, data);
    if (side === "source") this.#open.set(data, [...open, id]);
    return id;
  }
}

/** Returns a source's codes by their ids in exports. */
export function numberCodes(source: Content): ReadonlyMap<string, string> {
  const codes = new Codes();
  codes.write(source, "source");
  return codes.byId;
}

function getReach(parts: readonly Part[], from: number, mark: string): number {
  const end = parts.findIndex(
    (part, at) => at > from && !("marks" in part && part.marks.includes(mark)),
  );
  return end === -1 ? parts.length : end;
}

/** Counts the codes that a translation must keep. */
export function countRequiredCodes(content: Content): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (json: string) => {
    const { _type } = JSON.parse(json) as { _type?: unknown };
    counts.set(String(_type), (counts.get(String(_type)) ?? 0) + 1);
  };
  for (const [at, part] of content.entries()) {
    if ("thing" in part) count(part.thing);
    else
      for (const mark of part.marks.filter(isAnnotation)) {
        const before = content[at - 1];
        if (!(before && "marks" in before && before.marks.includes(mark))) count(mark);
      }
  }
  return counts;
}
