import {
  type Content,
  type InlineObject,
  isAnnotation,
  joinRuns,
  type TextRun,
} from "../text-runs.ts";
import { parseCharacter } from "./xml.ts";

/** Resolved by `originalData`. */
interface Code {
  data: string;
  isPlaced: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Reads `source` and `target` from parser events. Records the first error and goes on. */
export class InlineReader {
  /** The first error, as the end of a sentence. */
  problem: string | undefined;
  readonly #data: ReadonlyMap<string, string>;
  readonly #codes: Map<string, Code>;
  readonly #parts: (TextRun | InlineObject)[] = [];
  /** Outermost first. `mark` is unset for elements without one. */
  #open: { id: string; mark: string | undefined; isPair: boolean }[] = [];

  /** @param codes codes of the source by id, for the target */
  constructor(data: ReadonlyMap<string, string>, codes: ReadonlyMap<string, Code> = new Map()) {
    this.#data = data;
    this.#codes = new Map(codes);
  }

  get codes(): ReadonlyMap<string, Code> {
    return this.#codes;
  }

  text(text: string): void {
    const marks = this.#open.flatMap(({ mark }) => mark ?? []);
    this.#parts.push({ text, marks: [...new Set(marks)].sort() });
  }

  open(name: string, given: Attributes): void {
    const { id = "", dataRefStart, dataRef, copyOf, startRef = "", hex } = given;
    if (name === "cp") this.text(parseCharacter(hex));
    else if (name === "pc")
      this.#open.push({ id, mark: this.#mark(id, dataRefStart, copyOf), isPair: true });
    else if (name === "sc")
      this.#open.push({ id, mark: this.#mark(id, dataRef, copyOf), isPair: false });
    else if (name === "ec") this.#end(startRef || id);
    else if (name === "ph") this.#place(id, dataRef, copyOf);
    // Ignores annotations of translation tools (mrk, sm, em).
    else if (name === "mrk") this.#open.push({ id, mark: undefined, isPair: true });
  }

  close(name: string): void {
    if (name !== "pc" && name !== "mrk") return;
    const last = this.#open.findLastIndex(({ isPair }) => isPair);
    if (last !== -1) this.#open.splice(last, 1);
  }

  end(): Content {
    const [left] = this.#open;
    if (left) this.#note(`the inline code ${left.id} begins and does not end`);
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

  #mark(id: string, ref: string | undefined, copyOf: string | undefined): string | undefined {
    const data = this.#find(id, ref, copyOf, false);
    return data !== undefined && isMark(data) ? data : undefined;
  }

  #place(id: string, ref: string | undefined, copyOf: string | undefined): void {
    const data = this.#find(id, ref, copyOf, true);
    if (data !== undefined && isAnnotation(data)) this.#parts.push({ thing: data });
  }

  #find(
    id: string,
    ref: string | undefined,
    copyOf: string | undefined,
    isPlaced: boolean,
  ): string | undefined {
    const known = this.#codes.get(copyOf ?? id);
    const data = (ref === undefined ? undefined : this.#data.get(ref)) ?? known?.data;
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

const isMark = (data: string): boolean => isAnnotation(data) || /^[\w-]+$/.test(data);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
