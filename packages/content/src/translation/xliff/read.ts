import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { type Content, joinRuns } from "../text-runs.ts";
import { InlineReader } from "./inline.ts";
import { type SegmentState, segmentStates } from "./write.ts";
import { namespace, ownNamespace, parseCharacter } from "./xml.ts";

/** The message is one sentence that says how to fix the file. */
export class XliffError extends Error {}

export interface ReadUnit {
  name: string;
  counterpart: string | undefined;
  /** The lowest of its segments. */
  state: SegmentState;
  source: Content;
  target: Content;
  /** Error of the target, as the end of a sentence. */
  problem: string | undefined;
}

export interface ReadFile {
  id: string;
  units: ReadUnit[];
}

interface Piece {
  state: SegmentState | undefined;
  /** Position of a reordered target. */
  order: number | undefined;
  source: Content;
  target: Content;
}

interface OpenUnit {
  name: string;
  counterpart: string | undefined;
  data: Map<string, string>;
  pieces: Piece[];
  problem: string | undefined;
}

/** Reads XLIFF 2.0 or 2.1. @throws XliffError */
export function readXliff(text: string): ReadFile[] {
  const reader = new Reader();
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw new XliffError(`The file is not whole: ${error.message}. Save it again as XLIFF 2.0.`);
  });
  parser.on("doctype", () => {
    throw new XliffError("The file has a document type, which XLIFF has not.");
  });
  parser.on("opentag", (tag) => reader.open(tag));
  parser.on("closetag", (tag) => reader.close(tag));
  parser.on("text", (found) => reader.text(found));
  parser.on("cdata", (found) => reader.text(found));
  parser.write(text).close();
  return reader.files;
}

class Reader {
  readonly files: ReadFile[] = [];
  #isBegun = false;
  #unit: OpenUnit | undefined;
  #piece: Piece | undefined;
  #inline: InlineReader | undefined;
  #codes: InlineReader["codes"] = new Map();
  #data: { id: string; text: string } | undefined;

  open({ local, uri, attributes }: SaxesTagNS): void {
    if (!this.#isBegun) this.#begin(local, uri, getValues(attributes));
    if (uri !== namespace) return;
    const given = getValues(attributes);
    if (this.#inline) this.#inline.open(local, given);
    else if (local === "file") this.files.push({ id: given.original || given.id || "", units: [] });
    else if (local === "unit") this.#unit = openUnit(attributes);
    else if (local === "data") this.#data = { id: given.id ?? "", text: "" };
    else if (local === "cp" && this.#data) this.#data.text += parseCharacter(given.hex);
    else if (local === "segment" || local === "ignorable") {
      const state = local === "segment" ? getState(given.state) : undefined;
      this.#piece = { state, order: undefined, source: [], target: [] };
    } else if (local === "source" && this.#unit) this.#inline = new InlineReader(this.#unit.data);
    else if (local === "target" && this.#unit && this.#piece) {
      if (given.order) this.#piece.order = Number(given.order);
      this.#inline = new InlineReader(this.#unit.data, this.#codes);
    }
  }

  text(text: string): void {
    if (this.#inline) this.#inline.text(text);
    else if (this.#data) this.#data.text += text;
  }

  close({ local, uri }: SaxesTagNS): void {
    if (uri !== namespace) return;
    if (local === "source" || local === "target") this.#closeSide(local);
    else if (this.#inline) this.#inline.close(local);
    else if (local === "data" && this.#data) {
      this.#unit?.data.set(this.#data.id, this.#data.text);
      this.#data = undefined;
    } else if (local === "segment" || local === "ignorable") {
      if (this.#piece) this.#unit?.pieces.push(this.#piece);
      this.#piece = undefined;
    } else if (local === "unit" && this.#unit) {
      this.files.at(-1)?.units.push(readUnit(this.#unit));
      this.#unit = undefined;
    }
  }

  #closeSide(side: "source" | "target"): void {
    const inline = this.#inline;
    this.#inline = undefined;
    if (!inline || !this.#piece || !this.#unit) return;
    this.#piece[side] = inline.end();
    this.#unit.problem ??= inline.problem;
    if (side === "source") this.#codes = inline.codes;
  }

  #begin(local: string, uri: string, given: Readonly<Record<string, string>>): void {
    this.#isBegun = true;
    const { version = "", srcLang = "", trgLang = "" } = given;
    if (local !== "xliff" || uri !== namespace || !["2.0", "2.1"].includes(version))
      throw new XliffError("This is no XLIFF 2.0: save it in that version, not in 1.2 or 2.2.");
    const is = (language: string, tag: string) => new RegExp(`^${language}(-|$)`, "i").test(tag);
    if (!is("en", srcLang) || !is("ar", trgLang))
      throw new XliffError(
        `The file goes from “${srcLang}” to “${trgLang}”: it has to go from English (en) to Arabic (ar).`,
      );
  }
}

const getValues = (given: Record<string, SaxesAttributeNS>): Record<string, string> =>
  Object.fromEntries(
    Object.values(given).map(({ local, prefix, value }) => [
      prefix === "" ? local : `${prefix}:${local}`,
      value,
    ]),
  );

function openUnit(given: Record<string, SaxesAttributeNS>): OpenUnit {
  const own = Object.values(given).find(
    ({ local, uri }) => local === "counterpart" && uri === ownNamespace,
  );
  const { name = "", id = "" } = getValues(given);
  return {
    name: name || id,
    counterpart: own?.value,
    data: new Map(),
    pieces: [],
    problem: undefined,
  };
}

const getState = (given: string | undefined): SegmentState =>
  segmentStates.find((state) => state === given) ?? "initial";

function readUnit({ name, counterpart, pieces, problem }: OpenUnit): ReadUnit {
  const ranks = pieces.flatMap(({ state }) => (state ? [segmentStates.indexOf(state)] : []));
  const moved = pieces.map((piece, at) => ({ piece, order: piece.order ?? at + 1 }));
  const targets = moved.sort((one, other) => one.order - other.order).map(({ piece }) => piece);
  const isTranslated = pieces.some(({ state, target }) => state && target.length > 0);
  return {
    name,
    counterpart,
    state: segmentStates[Math.min(...ranks)] ?? "initial",
    source: joinRuns(pieces.flatMap(({ source }) => source)),
    // Text between segments is shared unless the target has its own.
    target: isTranslated
      ? joinRuns(
          targets.flatMap(({ state, source, target }) =>
            !state && target.length === 0 ? source : target,
          ),
        )
      : [],
    problem,
  };
}
