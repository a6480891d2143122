// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { quayTimetable } from "../../sample/evidence/quay-timetable.ts";
import { QuayTimetable } from "./QuayTimetable.tsx";
import type { QuayTimetableContent, QuayTimetableProps } from "./types.ts";

const isHour = (text: string) => /^\d\d:\d\d$/.test(text);
const textsIn = (parent: ParentNode) =>
  [...parent.querySelectorAll("text:not(:has(tspan)), tspan")].map(
    (text) => text.textContent ?? "",
  );

const scene = (props: Partial<QuayTimetableProps>, language = "en") => (
  <AgencyProvider language={language}>
    <QuayTimetable content={quayTimetable} {...props} />
  </AgencyProvider>
);

function show(props: Partial<QuayTimetableProps> = {}, language = "en") {
  const { container } = render(scene(props, language));
  const texts = textsIn(container);
  return {
    texts,
    hours: texts.filter(isHour),
    svg: container.querySelector("svg") as SVGSVGElement,
    crossings: () =>
      [...container.querySelectorAll("path")]
        .map((path) => /^M0 0H(-?[\d.]+)$/.exec(path.getAttribute("d") ?? "")?.[1])
        .filter((length) => length !== undefined)
        .map(Number),
  };
}

describe("QuayTimetable", () => {
  it("follows its content: other departures, another leg, a crossing too long for the board", () => {
    const [boatyard, ...others] = quayTimetable.destinations;
    const { line } = quayTimetable;
    const content: QuayTimetableContent = {
      ...quayTimetable,
      line: { ...line, outward: { ...line.outward, first: "06:20", every: 30 } },
      destinations: [
        {
          ...(boatyard as (typeof others)[number]),
          minutes: 90,
          departures: { first: "06:00", every: 15, last: "20:00" },
        },
        ...others,
      ],
    };
    // 28 minutes from the first stop: 06:48 and every 30 minutes.
    expect(show({ content }).hours.slice(0, 3)).toEqual(["13:12", "13:15", "13:18"]);
    expect(show({ content, view: "phone" }).texts).toContain("Ticket to Boatyard");
    expect(show({ content, view: "poster" }).hours).toContain("13:18");
    expect(Math.max(...show({ content }).crossings())).toBe(300);
  });

  it("goes by the hour it is given, the minute of leaving included", () => {
    const { hours, texts } = show({ now: 13 * 60 + 20 });
    expect(hours.slice(0, 3)).toEqual(["13:20", "13:20", "13:35"]);
    expect(texts).toContain("this minute, berth 2");
    const later = show({ now: 13 * 60 + 21 });
    expect(later.hours.slice(0, 2)).toEqual(["13:21", "13:35"]);
    expect(later.texts).toContain("in 14 minutes, berth 1");
    // Third from last: the boat that just left.
    expect(later.hours).toContain("14:00");
  });

  it("shows the next day's first boats after the last ones and before the first ones", () => {
    const { hours, texts } = show({ now: 23 * 60 + 30 });
    expect(hours).toEqual([
      ...["23:30", "06:40", "06:40", "06:45", "06:50", "06:55", "06:55", "08:10"],
    ]);
    expect(texts).toContain("in 7 hours, berth 2");
    expect(texts.some((text) => /7 ساعات/.test(text))).toBe(true);
    const early = show({ now: 2 * 60 });
    expect(early.hours[1]).toBe("06:40");
    expect(early.texts).toContain("in 5 hours, berth 2");
    expect(show({ now: 5 * 60 + 25 }).texts).toContain("in 75 minutes, berth 2");
  });

  it("counts boats that leave after midnight to the evening before", () => {
    const [boatyard, ...others] = quayTimetable.destinations;
    const content: QuayTimetableContent = {
      ...quayTimetable,
      destinations: [
        {
          ...(boatyard as (typeof others)[number]),
          departures: { first: "06:40", every: 60, last: "24:40" },
        },
        ...others,
      ],
    };
    expect(show({ content, now: 23 * 60 + 50 }).hours.slice(0, 2)).toEqual(["23:50", "00:40"]);
    expect(show({ content, now: 23 * 60 + 50 }).texts).toContain("in 50 minutes, berth 3");
    expect(show({ content, now: 10 }).texts).toContain("in 30 minutes, berth 3");
    expect(show({ content, now: 41 }).hours.slice(0, 2)).toEqual(["00:41", "06:40"]);
  });

  it("is named by its label, and hidden without one", () => {
    expect(show({ label: "A board" }).svg.getAttribute("aria-label")).toBe("A board");
    expect(show().svg.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("a live QuayTimetable", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date(2025, 5, 10, 13, 34, 30));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const shown = (element: ParentNode) => textsIn(element).filter(isHour).slice(0, 2);

  it("takes over the server's hour, then goes on with the visitor's", async () => {
    const root = document.createElement("div");
    document.body.append(root);
    root.innerHTML = renderToString(scene({ live: true }));
    expect(shown(root)).toEqual(["13:12", "13:20"]);
    const problems = vi.fn();
    const served = await act(async () =>
      hydrateRoot(root, scene({ live: true }), { onRecoverableError: problems }),
    );
    expect(problems).not.toHaveBeenCalled();
    expect(shown(root)).toEqual(["13:34", "13:35"]);
    await act(async () => vi.advanceTimersByTime(30_000));
    expect(shown(root)).toEqual(["13:35", "13:35"]);
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(shown(root)).toEqual(["13:36", "13:40"]);
    act(() => served.unmount());
    root.remove();
  });

  it("waits for one thing only, and for nothing while the page is hidden", async () => {
    const { container, unmount } = render(scene({ live: true, view: "phone" }));
    expect(vi.getTimerCount()).toBe(1);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const turn = () => act(async () => void dispatchEvent(new Event("visibilitychange")));
    await turn();
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(new Date(2025, 5, 10, 22, 10));
    hidden.mockReturnValue(false);
    await turn();
    expect(shown(container)).toEqual(["22:10", "22:15"]);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stands still without being asked, and as a cover", () => {
    for (const props of [{}, { live: true, view: "landscape" }] as const) {
      expect(show(props).hours.slice(0, 2)).toEqual(["13:12", "13:20"]);
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});
