import { removeAdapter, setAdapter } from "@vanilla-extract/css/adapter";
import { endFileScope, setFileScope } from "@vanilla-extract/css/fileScope";
import { afterEach, beforeEach, expect, it } from "vitest";
import { baseStyle, globalStyle, style } from "./style.ts";

const written: object[] = [];
const adapter: Parameters<typeof setAdapter>[0] = {
  appendCss: (css) => written.push(css),
  registerClassName: () => {},
  registerComposition: () => {},
  markCompositionUsed: () => {},
  onEndFileScope: () => {},
  getIdentOption: () => "short",
};

beforeEach(() => {
  written.length = 0;
  setAdapter(adapter);
});
afterEach(removeAdapter);

it.each([
  ["packages/ui/src/theme/grid.css.ts", "agency.theme"],
  ["packages/ui/src/internal/PopupTrigger.css.ts", "agency.theme"],
  ["packages/ui/src/primitives/Button/Button.css.ts", "agency.primitives"],
  ["src/shell/Nav/Nav.css.ts", "agency.components"],
])("a style of %s stands in %s", (file, layer) => {
  setFileScope(file);
  style({ color: "red" });
  globalStyle("a", { color: "red" });
  baseStyle("a", { color: "red" });
  endFileScope();
  const red = { color: "red" };
  expect(written).toEqual([
    expect.objectContaining({ rule: { "@layer": { [layer]: red } } }),
    expect.objectContaining({ rule: { "@layer": { [layer]: red } } }),
    expect.objectContaining({ rule: { "@layer": { "agency.base": red } } }),
  ]);
});
