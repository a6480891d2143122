// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { introAttribute, whenIntroEnds } from "./intro.ts";

const root = document.documentElement;
/** Observers report asynchronously. */
const reported = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => root.removeAttribute(introAttribute));

it("begins at once where no intro stands before the page", () => {
  const begin = vi.fn();
  whenIntroEnds(begin);
  expect(begin).toHaveBeenCalledOnce();
});

describe("behind an intro", () => {
  beforeEach(() => root.setAttribute(introAttribute, ""));

  it("begins when the page is shown, and once", async () => {
    const begin = vi.fn();
    whenIntroEnds(begin);
    root.setAttribute(introAttribute, "leaving");
    await reported();
    expect(begin).not.toHaveBeenCalled();
    root.removeAttribute(introAttribute);
    await reported();
    expect(begin).toHaveBeenCalledOnce();
    root.setAttribute(introAttribute, "");
    root.removeAttribute(introAttribute);
    await reported();
    expect(begin).toHaveBeenCalledOnce();
  });

  it("does not begin what is taken back", async () => {
    const begin = vi.fn();
    whenIntroEnds(begin)();
    root.removeAttribute(introAttribute);
    await reported();
    expect(begin).not.toHaveBeenCalled();
  });
});
