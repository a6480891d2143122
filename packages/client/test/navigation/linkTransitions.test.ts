import { createMemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { createLinkTransitions } from "../../src/navigation/index.ts";
import { createSharedElementTransition } from "../../src/navigation/sharedElementTransition.ts";

const animate = vi.fn();
const showTransition = createSharedElementTransition({
  selector: "main a[data-line]",
  findTarget: () => document.querySelector("[data-heading-line]"),
  animate,
});
const transitions = createLinkTransitions("[data-line]", async () => ({ showTransition }));

const list = '<main><a data-line href="/post">1</a><a data-line href="/post">2</a></main>';
const post = "<main><i data-heading-line></i></main>";

beforeEach(async () => {
  animate.mockReset();
  document.body.innerHTML = list;
  await transitions.prefetch(second());
});

function start() {
  const router = createMemoryRouter([{ path: "/" }, { path: "/post" }, { path: "/about" }]);
  const shown: string[] = [];
  transitions.withTransitions(router).subscribe((state, { flushSync }) => {
    if (state.navigation.state === "idle")
      shown.push(`${state.location.pathname}${flushSync ? " at once" : ""}`);
  });
  return { router, shown };
}

const second = () => document.querySelectorAll("a")[1] as HTMLAnchorElement;

it("animates the followed link into the heading, and back into the same one of two links", async () => {
  const { router, shown } = start();
  const link = second();
  transitions.follow(link);
  await router.navigate("/post");
  expect(shown).toEqual([]);
  const [{ from, update }] = animate.mock.calls[0] as [{ from: Element; update: () => void }];
  expect(from).toBe(link);
  update();
  expect(shown).toEqual(["/post at once"]);

  document.body.innerHTML = post;
  await router.navigate(-1);
  const [backward] = animate.mock.calls[1] as [{ from: Element; to: () => Element; back: boolean }];
  expect(backward).toMatchObject({ from: document.querySelector("i"), back: true });
  document.body.innerHTML = list;
  expect(backward.to()).toBe(second());
});

it("shows no transition for links without one", async () => {
  const { router, shown } = start();
  transitions.follow(second());
  transitions.follow(document.createElement("a"));
  await router.navigate("/post");
  await router.navigate(-1);
  expect(animate).not.toHaveBeenCalled();
  expect(shown).toEqual(["/post", "/"]);
});
