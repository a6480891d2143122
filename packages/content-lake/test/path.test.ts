import { describe, expect, it } from "vitest";
import { locate, valueAt } from "../src/mutate/locate.ts";
import { applyPatch, PatchError } from "../src/mutate/patch.ts";
import { PathError, parsePath } from "../src/mutate/path.ts";

const fred = {
  name: "fred",
  friends: [
    { name: "mork", age: 40, favoriteColor: "red" },
    { name: "mindy", age: 32, favoriteColor: "blue" },
    { name: "franklin", favoriteColor: "yellow" },
  ],
  numbers: [10, 25, 28, 60],
  roles: ["admin", "owner"],
  "odd name": 1,
  contactInfo: { state: { shortName: "WY", longName: "Wyoming" } },
};

describe("JSONMatch paths, as the documentation gives them", () => {
  it.each<[string, unknown[]]>([
    ["name", ["fred"]],
    ["'odd name'", [1]],
    ["friends[*].name", ["mork", "mindy", "franklin"]],
    ["friends[age > 35].name", ["mork"]],
    ['friends[age > 35, favoriteColor == "blue"].name', ["mork", "mindy"]],
    ["friends[age?].age", [40, 32]],
    ["friends[age!=40].name", ["mindy", "franklin"]],
    ["friends[age<=32].name", ["mindy"]],
    ["friends[0].name", ["mork"]],
    ["friends[0, 1].name", ["mork", "mindy"]],
    ["friends[1:2].name", ["mindy"]],
    ["friends[1:].name", ["mindy", "franklin"]],
    ["friends[:1].name", ["mork"]],
    ["friends[-2:].name", ["mindy", "franklin"]],
    ["friends[0, 2:3].name", ["mork", "franklin"]],
    ["friends[9].name", []],
    ["roles[-1]", ["owner"]],
    ["roles[-3]", []],
    ["numbers[@ > 20][@ < 30]", []],
    ["numbers[@ > 20]", [25, 28, 60]],
    ["contactInfo.state[shortName, longName]", ["WY", "Wyoming"]],
    ["contactInfo..shortName", ["WY"]],
    ['..[name == "mindy"].age', [32]],
    ["..age", [40, 32]],
  ])("%s", (path, values) => {
    const found = locate(structuredClone(fred), parsePath(path)).map(valueAt);
    expect(found.filter((value) => value !== undefined)).toEqual(values);
  });

  it.each([
    "",
    ".",
    "a.",
    ".a",
    "a[",
    "a[]",
    "a]",
    "a[1",
    "a[b==]",
    "a b",
    "a[b==c]",
    "a.__proto__",
    "a['__proto__']",
  ])("refuses %j", (path) => {
    expect(() => parsePath(path)).toThrow(PathError);
  });
});

describe("patches on arrays", () => {
  const patched = (patch: object) => {
    const document = { list: ["a", "b", "c", "d"], empty: [] as string[] };
    applyPatch(document, { ...patch });
    return document;
  };
  it.each<[object, string[]]>([
    [{ insert: { before: "list[0]", items: ["x"] } }, ["x", "a", "b", "c", "d"]],
    [{ insert: { before: "list[-1]", items: ["x"] } }, ["a", "b", "c", "x", "d"]],
    [{ insert: { after: "list[-1]", items: ["x", "y"] } }, ["a", "b", "c", "d", "x", "y"]],
    [{ insert: { after: "list[0]", items: ["x"] } }, ["a", "x", "b", "c", "d"]],
    [{ insert: { replace: "list[1:3]", items: ["x"] } }, ["a", "x", "d"]],
    [{ insert: { replace: "list[-2:]", items: [] } }, ["a", "b"]],
    [{ insert: { after: "list[9]", items: ["x"] } }, ["a", "b", "c", "d"]],
    [{ unset: ["list[0]", "list[0]"] }, ["c", "d"]],
    [{ unset: ["list[0, -1]"] }, ["b", "c"]],
    [{ unset: ['list[@ == "b"]'] }, ["a", "c", "d"]],
    [{ set: { "list[1:3]": "z" } }, ["a", "z", "z", "d"]],
  ])("%j", (patch, list) => {
    expect(patched(patch).list).toEqual(list);
  });

  it("takes the only place of an empty array", () => {
    for (const insert of [{ after: "empty[-1]" }, { before: "empty[0]" }]) {
      expect(patched({ insert: { ...insert, items: ["x"] } }).empty).toEqual(["x"]);
    }
  });

  it.each([
    { insert: { items: [] } },
    { insert: { before: "a[0]", after: "a[0]", items: [] } },
    { insert: { before: "list", items: ["x"] } },
    { insert: { before: "list[0]" } },
    { unset: "list" },
    { set: [] },
    { inc: { list: "1" } },
    { rename: {} },
  ])("refuses %j", (patch) => {
    expect(() => patched(patch)).toThrow(PatchError);
  });
});
