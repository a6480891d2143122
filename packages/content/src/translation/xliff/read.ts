import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { type Content, joinRuns } from "../text-runs.ts";
import { decodeXml } from "./decode.ts";
import { XliffError } from "./error.ts";
import { InlineReader } from "./inline.ts";
import { unindent } from "./space.ts";
import { type SegmentState, segmentStates } from "./write.ts";
import { namespace, ownNamespace, parseCharacter } from "./xml.ts";

export interface ReadUnit {
  name: string;
  counterpart: string | undefined;
  /** Lowest of its segments. */
  state: SegmentState;
  source: Content;
  target: Content;
  /** Target's error, as the end of a sentence. */
  problem: string | undefined;
  /** Whether the source's white space is significant (`xml:space="preserve"`). */
  isSpaceKept: boolean;
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

type Side = "source" | "target";

interface OpenUnit {
  name: string;
  counterpart: string | undefined;
  data: Map<string, string>;
  pieces: Piece[];
  problem: string | undefined;
  isSpaceKept: boolean;
  codes: InlineReader["codes"];
  isSpanned: boolean;
  /** To be ended by the next segment. */
  left: Record<Side, InlineReader["left"]>;
}

/** Reads XLIFF 2.0 or 2.1 in any encoding. @throws XliffError */
export function readXliff(file: string | Uint8Array): ReadFile[] {
  const text = (typeof file === "string" ? file : decodeXml(file)).replace(/^\ufeff/, "");
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
  #data: { id: string; text: string } | undefined;
  /** `xml:space` of each open element. */
  readonly #spaces: string[] = [];
  /** Open elements of modules and extensions, which may contain core elements. */
  #foreign = 0;

  open({ local, uri, attributes }: SaxesTagNS): void {
    const given = getValues(attributes);
    if (!this.#isBegun) this.#begin(local, uri, given);
    if (uri !== namespace || this.#foreign > 0) {
      this.#foreign++;
      return;
    }
    this.#spaces.push(given["xml:space"] ?? this.#spaces.at(-1) ?? "default");
    if (this.#inline) this.#inline.open(local, given);
    else if (local === "file") this.files.push({ id: given.original || given.id || "", units: [] });
    else if (local === "unit") this.#unit = openUnit(attributes);
    else if (local === "data") this.#data = { id: given.id ?? "", text: "" };
    else if (local === "cp" && this.#data) this.#data.text += parseCharacter(given.hex);
    else if (local === "segment" || local === "ignorable") {
      const state = local === "segment" ? getState(given.state) : undefined;
      this.#piece = { state, order: undefined, source: [], target: [] };
    } else if ((local === "source" || local === "target") && this.#unit && this.#piece) {
      const { data, codes, left } = this.#unit;
      this.#inline = new InlineReader(local, data, codes, left[local]);
      this.#unit.isSpanned ||= left[local].length > 0;
      if (local === "target" && given.order) this.#piece.order = Number(given.order);
    }
  }

  text(text: string): void {
    if (this.#foreign > 0) return;
    if (this.#inline) this.#inline.text(text);
    else if (this.#data) this.#data.text += text;
  }

  close({ local }: SaxesTagNS): void {
    if (this.#foreign > 0) {
      this.#foreign--;
      return;
    }
    const isSpaceKept = this.#spaces.pop() === "preserve";
    if (local === "source" || local === "target") this.#closeSide(local, isSpaceKept);
    else if (this.#inline) this.#inline.close(local);
    else if (local === "data" && this.#data) {
      this.#unit?.data.set(this.#data.id, this.#data.text.trim());
      this.#data = undefined;
    } else if (local === "segment" || local === "ignorable") {
      if (this.#piece) this.#unit?.pieces.push(this.#piece);
      this.#piece = undefined;
    } else if (local === "unit" && this.#unit) {
      this.files.at(-1)?.units.push(readUnit(this.#unit));
      this.#unit = undefined;
    }
  }

  #closeSide(side: Side, isSpaceKept: boolean): void {
    const inline = this.#inline;
    this.#inline = undefined;
    if (!inline || !this.#piece || !this.#unit) return;
    const content = inline.end();
    this.#piece[side] = isSpaceKept ? content : unindent(content);
    this.#unit.problem ??= inline.problem;
    this.#unit.left[side] = inline.left;
    if (side === "target") return;
    this.#unit.codes = inline.codes;
    this.#unit.isSpaceKept &&= isSpaceKept;
  }

  #begin(local: string, uri: string, given: Readonly<Record<string, string>>): void {
    this.#isBegun = true;
    const { version = "", srcLang = "", trgLang = "" } = given;
    if (local !== "xliff" || uri !== namespace || !["2.0", "2.1"].includes(version))
      throw new XliffError("This is no XLIFF 2.0: save it in that version, not in 1.2 or 2.2.");
    const is = (language: string, tag: string) => new RegExp(`^${language}([-_]|$)`, "i").test(tag);
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
    isSpaceKept: true,
    isSpanned: false,
    codes: new Map(),
    left: { source: [], target: [] },
  };
}

const getState = (given: string | undefined): SegmentState =>
  segmentStates.find((state) => state === given) ?? "initial";

function readUnit(unit: OpenUnit): ReadUnit {
  const { name, counterpart, pieces, problem, isSpaceKept } = unit;
  const ranks = pieces.flatMap(({ state }) => (state ? [segmentStates.indexOf(state)] : []));
  const moved = pieces.map((piece, at) => ({ piece, order: piece.order ?? at + 1 }));
  const targets = moved.sort((one, other) => one.order - other.order).map(({ piece }) => piece);
  const isTranslated = pieces.some(({ state, target }) => state && target.length > 0);
  return {
    name,
    counterpart,
    state: segmentStates[Math.min(...ranks)] ?? "initial",
    source: joinRuns(pieces.flatMap(({ source }) => source)),
    // Shared unless the target has its own.
    target: isTranslated
      ? joinRuns(
          targets.flatMap(({ state, source, target }) =>
            !state && target.length === 0 ? source : target,
          ),
        )
      : [],
    problem: problem ?? findUnended(unit),
    isSpaceKept,
  };
}

function findUnended({ left, pieces, isSpanned }: OpenUnit): string | undefined {
  const [code] = [...left.source, ...left.target];
  if (code) return `the inline code ${code.id} begins and does not end`;
  const isReordered = pieces.some(({ order }, at) => order !== undefined && order !== at + 1);
  return isSpanned && isReordered ? "an inline code spans segments in another order" : undefined;
}
