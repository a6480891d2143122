// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { headingLine, runViewTransition } from "./viewTransition.ts";

let reduced = false;
let finish: (() => void)[] = [];
const animate = vi.fn();

const list =
  '<main><ul><li data-line-at="edge"><a data-line href="/post"></a></li><li></li></ul></main>';
const post = "<main><h1>Title</h1><i data-heading-line><b></b><b></b><b></b></i></main>";

beforeEach(() => {
  reduced = false;
  finish = [];
  document.body.innerHTML = list;
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(40, 90, 500, 10),
  );
  animate.mockReset().mockImplementation(() => ({
    finished: new Promise<void>((resolve) => finish.push(resolve)),
  }));
  Element.prototype.animate = animate;
  Element.prototype.getAnimations = () => [];
});
afterEach(() => {
  delete document.documentElement.dataset.motion;
  delete document.documentElement.dataset.travel;
  Reflect.deleteProperty(Element.prototype, "animate");
  Reflect.deleteProperty(Element.prototype, "getAnimations");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const link = () => document.querySelector("a") as Element;
const block = () => link().closest("[data-line-at]");
const show = (html: string) =>
  vi.fn(() => {
    document.body.innerHTML = html;
  });
const go = (update = show(post)) => {
  runViewTransition({ from: link(), update, to: headingLine });
  return update;
};
const arrive = async () => {
  for (const end of finish) end();
  await vi.waitFor(() => expect(document.documentElement.dataset.travel).toBeUndefined());
};

it("leads the three parts to the heading, whose line is shown when they are there", async () => {
  expect(go()).toHaveBeenCalledOnce();
  const line = headingLine();
  expect(document.documentElement.dataset.travel).toBe("on");
  expect(line?.hasAttribute("data-travels")).toBe(true);
  expect(line?.hasAttribute("data-arrived")).toBe(true);
  const parts = document.querySelectorAll("body > [aria-hidden] > span");
  expect(parts).toHaveLength(3);
  expect(animate.mock.contexts).toEqual([...parts, document.querySelector("h1")]);
  expect(animate.mock.calls[1]?.[0]).toMatchObject([{ translate: "40px 100px" }, {}]);

  await arrive();
  expect(line?.hasAttribute("data-travels")).toBe(false);
  expect(line?.hasAttribute("data-arrived")).toBe(true);
  expect(document.querySelector("body > [aria-hidden]")).toBeNull();
});

it("rests in the row that it has come back to, until the visitor does anything", async () => {
  document.body.innerHTML = post;
  runViewTransition({ from: headingLine() as Element, update: show(list), to: link, back: true });
  expect(document.documentElement.dataset.travel).toBe("back");
  await arrive();
  expect(block()?.hasAttribute("data-arrived")).toBe(true);
  dispatchEvent(new Event("pointermove"));
  expect(block()?.hasAttribute("data-arrived")).toBe(false);
});

it("ends where another page is shown meanwhile", () => {
  go();
  runViewTransition({
    from: headingLine() as Element,
    update: show("<main></main>"),
    to: () => null,
  });
  expect(document.documentElement.dataset.travel).toBeUndefined();
  expect(document.querySelector("body > [aria-hidden]")).toBeNull();
});

it.each([
  ["reduced motion", () => (reduced = true)],
  ["paused motion", () => (document.documentElement.dataset.motion = "paused")],
  ["no animations", () => Reflect.deleteProperty(Element.prototype, "animate")],
  [
    "a line that is not seen",
    () => vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect()),
  ],
])("with %s the page is simply there", (_, set) => {
  set();
  expect(go()).toHaveBeenCalledOnce();
  expect(animate).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.travel).toBeUndefined();
});
