import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { printReference } from "../../packages/ui/reference/printReference.ts";
import { findReferenceErrors } from "../referenceErrors.ts";

const ui = new URL("../../packages/ui", import.meta.url).pathname;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Prints the reference of built modules, with the entries `Box` and the index. */
function print(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "agency-reference-"));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const paths = new Map([
    ["@sample/Box", join(folder, "Box.d.ts")],
    ["@sample", join(folder, "index.d.ts")],
  ]);
  return printReference(paths, folder);
}

const sample = {
  "Box.css.d.ts": 'export declare const tones: Record<"calm" | "loud", string>;',
  "Look.d.ts": `import * as styles from "./Box.css.ts";
export interface Look {
    /** @default "calm" */
    tone?: keyof typeof styles.tones | undefined;
}`,
  "Box.d.ts": `import type { Look as Base } from "./Look.ts";
export interface BoxProps extends Base {
    children: import("react").ReactNode;
}
/** Box. */
export declare function Box({ tone, children }: BoxProps): import("react").JSX.Element;`,
  "index.d.ts": 'export * from "./Box.ts";',
};

it("prints what exports refer to, in words that a reader knows", () => {
  const text = print(sample);
  expect(text).toMatchInlineSnapshot(`
    "declare module "@sample/Box" {
    import type { JSX, ReactNode } from "react";
    import type { Look } from "types without an entry";

    /** Box. */
    export function Box(props: BoxProps): JSX.Element;

    export interface BoxProps extends Look {
      children: ReactNode;
    }
    }

    declare module "@sample" {
    export { Box, BoxProps } from "@sample/Box";
    }

    declare module "types without an entry" {

    export interface Look {
      /** @default "calm" */
      tone?: "calm" | "loud" | undefined;
    }
    }
    "
  `);
  expect(findReferenceErrors(text, ui)).toEqual([]);
});

it("names what is used and not printed", () => {
  const text = print(sample).replace("export interface Look", "export interface Other");
  expect(findReferenceErrors(text, ui)).toEqual([
    expect.stringMatching(/^\d+: .*no exported member 'Look'/),
  ]);
});

it("refuses two types of one name without an entry", () => {
  const files = {
    ...sample,
    "Other.d.ts": "export interface Look { other: string }",
    "index.d.ts": `export * from "./Box.ts";
      export declare const other: import("./Other.ts").Look;`,
  };
  expect(() => print(files)).toThrow("Two types without an entry are called Look.");
});
