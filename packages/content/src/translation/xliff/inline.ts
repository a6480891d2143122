import {
  type Content,
  type InlineObject,
  isAnnotation,
  joinRuns,
  type TextRun,
} from "../text-runs.ts";
import { createLostCode, isLostCode } from "./lost-codes.ts";
import { findFormat, parseCharacter } from "./xml.ts";

/** By `originalData`. */
interface Code {
  data: string;
  isPlaced: boolean;
}

/** `mark` is unset for elements without one. */
interface OpenCode {
  id: string;
  mark: string | undefined;
  isPair: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Reads `source` and `target`. Records the first error and goes on. */
export class InlineReader {
  /** The first error, as the end of a sentence. */
  problem: string | undefined;
  readonly #data: ReadonlyMap<string, string>;
  readonly #codes: Map<string, Code>;
  readonly #parts: (TextRun | InlineObject)[] = [];
  /** Outermost first. */
  readonly #open: OpenCode[];
  readonly #isSource: boolean;

  /**
   * @param codes known codes of the source by id
   * @param open codes begun in an earlier segment
   */
  constructor(
    side: "source" | "target",
    data: ReadonlyMap<string, string>,
    codes: ReadonlyMap<string, Code>,
    open: readonly OpenCode[],
  ) {
    this.#isSource = side === "source";
    this.#data = data;
    this.#codes = new Map(codes);
    this.#open = [...open];
  }

  get codes(): ReadonlyMap<string, Code> {
    return this.#codes;
  }

  /** To be ended by a later segment. */
  get left(): readonly OpenCode[] {
    return this.#open;
  }

  text(text: string): void {
    const marks = this.#open.flatMap(({ mark }) => mark ?? []);
    this.#parts.push({ text, marks: [...new Set(marks)].sort() });
  }

  open(name: string, given: Attributes): void {
    const { id = "", startRef = "", hex } = given;
    if (name === "cp") this.text(parseCharacter(hex));
    else if (name === "pc")
      this.#open.push({ id, mark: this.#mark(given, given.dataRefStart), isPair: true });
    else if (name === "sc")
      this.#open.push({ id, mark: this.#mark(given, given.dataRef), isPair: false });
    else if (name === "ec") this.#end(startRef || id);
    else if (name === "ph") this.#place(given);
    // Ignores annotations of translation tools (mrk, sm, em).
    else if (name === "mrk") this.#open.push({ id, mark: undefined, isPair: true });
  }

  close(name: string): void {
    if (name !== "pc" && name !== "mrk") return;
    const last = this.#open.findLastIndex(({ isPair }) => isPair);
    if (last !== -1) this.#open.splice(last, 1);
  }

  end(): Content {
    return joinRuns(this.#parts);
  }

  #note(problem: string): void {
    this.problem ??= problem;
  }

  #end(startRef: string): void {
    const at = this.#open.findLastIndex(({ id, isPair }) => id === startRef && !isPair);
    if (at === -1) this.#note(`the inline code ${startRef} ends and does not begin`);
    else this.#open.splice(at, 1);
  }

  #mark(given: Attributes, ref: string | undefined): string | undefined {
    const data = this.#find(given, ref, false);
    return data !== undefined && isMark(data) ? data : undefined;
  }

  #place(given: Attributes): void {
    const data = this.#find(given, given.dataRef, true);
    if (data !== undefined && (isAnnotation(data) || isLostCode(data)))
      this.#parts.push({ thing: data });
  }

  #find(
    { id = "", copyOf, subType }: Attributes,
    ref: string | undefined,
    isPlaced: boolean,
  ): string | undefined {
    const known = this.#codes.get(copyOf ?? id);
    const stored = ref === undefined ? undefined : this.#data.get(ref);
    const lost = this.#isSource ? createLostCode(id) : undefined;
    const data = stored ?? known?.data ?? findFormat(subType) ?? lost;
    if (data === undefined || (known && known.isPlaced !== isPlaced)) {
      this.#note(`the inline code ${id} is none of the source's`);
      return undefined;
    }
    if (isAnnotation(data) && !isJson(data)) {
      this.#note(`what the inline code ${id} stands for was changed`);
      return undefined;
    }
    this.#codes.set(id, { data, isPlaced });
    return data;
  }
}

const isMark = (data: string): boolean =>
  isAnnotation(data) || isLostCode(data) || /^[\w-]+$/.test(data);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
