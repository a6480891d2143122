import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Document } from "../src/document.ts";
import { answerQuery, type QueryContext } from "../src/query/evaluate.ts";
import { Dataset } from "../src/store/dataset.ts";
import type { View } from "../src/store/documents.ts";
import type { TypeIndexes } from "../src/store/index-tables.ts";
import type { Perspective } from "../src/store/perspective.ts";

const indexes: TypeIndexes = {
  post: {
    orders: ['coalesce(at, "") desc', "coalesce(isBest, false) desc, _createdAt desc", "rank"],
    keys: ["slug.current", 'coalesce(kind, "General")', "rank"],
    flags: ["isOut", "at", "kind", "isBest"],
    lists: ["tags", "ar.tags"],
  },
};
const context: QueryContext = { projectId: "local", dataset: "test", identity: "test" };

function dice(seed: number) {
  let state = seed;
  return (max: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

const texts = [
  "",
  "a",
  "A",
  "b",
  "Design",
  "تصميم",
  "é",
  "\u{1F600}",
  "\uFFEE",
  "a\u0000",
  "10",
  "9",
];
const long = "ط".repeat(1_500);
const odds = [null, true, false, 0, -0, 1, -1, 2.5, -1e300, 1e-300];
const days = ["2026-01-01T00:00:00.000Z", "2026-06-01T00:00:00.000Z", "2030-01-01T00:00:00.000Z"];

function randomDocument(roll: (max: number) => number, at: number, withOdd: boolean): Document {
  const pick = <Item>(list: readonly Item[]): Item => list[roll(list.length)] as Item;
  const some = (): unknown => (roll(4) > 0 ? pick(texts) : pick(odds));
  const prefix = pick(["", "", "", "drafts.", "versions.r1.", "secret."]);
  const moment = `2026-0${1 + roll(3)}-01T00:00:00.000Z`;
  const maybe = (name: string, value: unknown) => (roll(4) > 0 ? { [name]: value } : {});
  const odd = withOdd && roll(20) === 0;
  const list = () => (withOdd && roll(9) === 0 ? long : some());
  return {
    _id: `${prefix}p${at}`,
    _type: roll(6) > 0 ? "post" : "other",
    _rev: "r",
    _createdAt: moment,
    _updatedAt: moment,
    ...maybe("isOut", roll(5) > 0 ? true : some()),
    ...maybe("at", roll(3) > 0 ? pick(days) : some()),
    ...maybe("kind", odd ? pick([{ a: 1 }, long]) : some()),
    ...maybe("isBest", pick([true, false, null])),
    ...maybe("rank", odd ? [1] : some()),
    ...maybe("slug", roll(8) > 0 ? { current: some() } : some()),
    ...maybe("tags", roll(8) > 0 ? Array.from({ length: roll(4) }, list) : some()),
    ...maybe("ar", { tags: [pick(texts)] }),
    size: roll(5),
  };
}

const LITERALS = [
  ...["null", "true", "false", "0", "-1", "2.5", '""', '"a"', '"Design"', '"تصميم"'],
  ...['"\u{1F600}"', "$text", "$none", "$long", "now()", "lower($text)", '"10"', "[1]"],
];
const VALUES = [
  ...["rank", "kind", "at", "isOut", "isBest", "slug.current", 'coalesce(kind,"General")', "size"],
  ...['coalesce(at,"")', "_id", "_createdAt", "coalesce(isBest,false)", "slug", "(rank)"],
];
const ORDERS = [
  ...['coalesce(at,"") desc', 'coalesce(at, "") desc, _id asc', "rank", "rank desc,_id desc"],
  ...["coalesce(isBest,false) desc,_createdAt desc,_id asc", "kind asc, at desc", "size,rank"],
];

const PROJECTIONS = [
  ...[
    "_id,kind",
    '_id,"key":slug.current,"is":isBest==true,tags',
    '"low":!(rank>=$text),"all":ar.tags',
  ],
  ...[
    "_id,...",
    '_id,"first":tags[0],"more":coalesce(kind,at)',
    '"of":slug{current},rank',
    "size,@",
  ],
];

function randomQuery(roll: (max: number) => number): string {
  const pick = <Item>(list: readonly Item[]): Item => list[roll(list.length)] as Item;
  const value = () => pick(VALUES);
  const literal = () => pick(LITERALS);
  const simple = (outer: boolean): string => {
    const other = outer && roll(2) === 0 ? pick(["^.kind", "^._id", "^.rank", "^.at"]) : literal();
    switch (roll(9)) {
      case 0:
        return `${value()}${pick(["<", "<=", ">", ">="])}${other}`;
      case 1:
        return `${other}${pick(["<", "==", ">=", "!="])}${value()}`;
      case 2:
        return `${pick(["", "!"])}defined(${value()})`;
      case 3:
        return `${other} in ${pick(["tags", "ar.tags", "$list"])}`;
      case 4:
        return `${value()} in ${pick(['["a","Design",1]', "$list", "[]", "tags"])}`;
      case 5:
        return `count(tags[@ in ${outer ? pick(["$list", "^.^.tags"]) : "$list"}])>0`;
      case 6:
        return pick([
          "isOut",
          "isOut==true",
          "!(rank==1)",
          '!(kind!="a")',
          "size>2",
          "isOut!=true",
        ]);
      case 7:
        return `(!defined($none)||kind==$none)`;
      default:
        return `${value()}${pick(["==", "!="])}${other}`;
    }
  };
  const filter = (outer: boolean, depth = 0): string => {
    const roll3 = depth < 2 ? roll(3) : 0;
    if (roll3 === 1) return `(${filter(outer, depth + 1)}||${filter(outer, depth + 1)})`;
    if (roll3 === 2) return `${filter(outer, depth + 1)}&&${filter(outer, depth + 1)}`;
    return simple(outer);
  };
  const scan = (outer: boolean): string => {
    const found = `*[${pick(['_type=="post"', '"post"==_type', "_type==$type"])}&&${filter(outer)}]`;
    const sorted = roll(3) > 0 ? `${found}|order(${pick(ORDERS)})` : found;
    const from = roll(6);
    switch (roll(5)) {
      case 0:
        return `count(${found})`;
      case 1:
        return `${sorted}[${from}]{_id}`;
      case 2:
        return `${sorted}._id`;
      case 3:
        return `${sorted}[${from}..${from + roll(9)}]._id`;
      default:
        return `${sorted}[${from}...${from + roll(30)}]{${pick(PROJECTIONS)}}`;
    }
  };
  return roll(4) > 0
    ? scan(false)
    : `*[_type=="post"]|order(_id asc)[0...6]{_id,"found":${scan(true)}}`;
}

describe.each([
  { name: "of which none is odd", withOdd: false, seed: 7 },
  {
    name: "some of which have lists and objects where values are looked for",
    withOdd: true,
    seed: 8,
  },
])("queries of documents $name", ({ withOdd, seed }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "lake-plan-"));
  let dataset: Dataset;
  let planned = 0;
  let picked = 0;
  beforeAll(async () => {
    const options = { dataDir, name: "test", visibility: "public", publicUrl: "" } as const;
    dataset = new Dataset({ ...options, indexes, log: console.error });
    const roll = dice(seed);
    const documents = Array.from({ length: 150 }, (_, at) => randomDocument(roll, at, withOdd));
    await dataset.write(({ put }) => put(new Map(documents.map((one) => [one._id, one]))));
    const again = documents
      .slice(0, 40)
      .map((one, at) => [one._id, at % 2 ? null : { ...one, kind: "a", tags: ["a"] }] as const);
    await dataset.write(({ put }) => put(new Map(again)));
  });
  afterAll(async () => {
    await dataset.close();
    rmSync(dataDir, { recursive: true });
  });

  const params = {
    ...{ text: "a", none: null, long, type: "post" },
    list: ["a", "Design", null, 1, ["x"], long],
  };
  const ask = (view: View, query: string): string => {
    try {
      return answerQuery(view, query, params, context, false);
    } catch (error) {
      return String(error);
    }
  };

  it.each<{ perspective: Perspective }>([
    { perspective: "raw" },
    { perspective: "published" },
    { perspective: "anonymous" },
    { perspective: ["r1", "drafts"] },
  ])(
    "are answered from the sorted values as from the documents themselves: $perspective",
    ({ perspective }) => {
      const view = dataset.view(perspective);
      const all = view.documents();
      const plain: View = {
        documents: (type) => all.filter(({ _type }) => type === undefined || _type === type),
        get: view.get,
      };
      const roll = dice(seed + perspective.length);
      const noted: View = {
        ...view,
        rows: (type) => {
          const rows = view.rows?.(type);
          return (
            rows && {
              ...rows,
              ids(...given) {
                planned++;
                return rows.ids(...given);
              },
              pick(...given) {
                picked++;
                return rows.pick(...given);
              },
              count(...given) {
                planned++;
                return rows.count(...given);
              },
            }
          );
        },
      };
      for (let round = 0; round < 250; round++) {
        const query = randomQuery(roll);
        expect({ query, answer: ask(noted, query) }).toEqual({
          query,
          answer: ask(plain, query),
        });
      }
    },
  );

  it("and most of them are planned", () => {
    expect(planned).toBeGreaterThan(500);
    expect(picked).toBeGreaterThan(50);
  });
});
