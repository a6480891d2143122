import { expect, it } from "vitest";
import { waitForRenderTurn } from "../../src/render/renderTurn.ts";

it("pages are rendered one after the other, and connections are accepted in between", async () => {
  let loops = 0;
  let isCounting = true;
  const count = () => {
    loops++;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const seen: number[] = [];
  const page = async () => {
    await waitForRenderTurn();
    seen.push(loops);
  };
  await Promise.all([page(), page(), page()]);
  isCounting = false;
  const [first = 0, second = 0, third = 0] = seen;
  expect(second - first).toBeGreaterThan(10);
  expect(third - second).toBeGreaterThan(10);
});
