import { createMemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";

const travel = vi.hoisted(() => vi.fn());
vi.mock("@agency/ui/travel", () => ({
  travel,
  headingLine: () => document.querySelector("[data-heading-line]"),
}));

const { loadTravel, noteFollowed, withTravel } = await import("./travel.ts");

/** What the pages of the test hold: two rows that lead to one post, and its title with the line. */
const list = '<main><a data-line href="/post">1</a><a data-line href="/post">2</a></main>';
const post = "<main><i data-heading-line></i></main>";

beforeEach(async () => {
  await loadTravel();
  travel.mockReset();
  document.body.innerHTML = list;
});

function start() {
  const router = createMemoryRouter([{ path: "/" }, { path: "/post" }, { path: "/about" }]);
  const shown: string[] = [];
  withTravel(router).subscribe((state, { flushSync }) => {
    if (state.navigation.state === "idle")
      shown.push(`${state.location.pathname}${flushSync ? " at once" : ""}`);
  });
  return { router, shown };
}

const second = () => document.querySelectorAll("a")[1] as HTMLAnchorElement;

it("takes the line of a followed link along, and back into the one of two that was followed", async () => {
  const { router, shown } = start();
  const link = second();
  noteFollowed(link);
  await router.navigate("/post");
  expect(shown).toEqual([]);
  const [{ from, update }] = travel.mock.calls[0] as [{ from: Element; update: () => void }];
  expect(from).toBe(link);
  update();
  expect(shown).toEqual(["/post at once"]);

  document.body.innerHTML = post;
  await router.navigate(-1);
  const [way] = travel.mock.calls[1] as [{ from: Element; to: () => Element; back: boolean }];
  expect(way).toMatchObject({ from: document.querySelector("i"), back: true });
  document.body.innerHTML = list;
  expect(way.to()).toBe(second());
});

it("leaves the page as it is for links without a line", async () => {
  const { router, shown } = start();
  noteFollowed(second());
  noteFollowed(document.createElement("a"));
  await router.navigate("/post");
  await router.navigate(-1);
  expect(travel).not.toHaveBeenCalled();
  expect(shown).toEqual(["/post", "/"]);
});
