// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { getNearestStation, getStationForValue, isPast } from "./nearestStation.ts";
import { Stations } from "./Stations.tsx";

afterEach(cleanup);

const stations = [0, 17, 34, 50, 100].map((at) => ({
  name: `At ${at}`,
  reached: `as far as ${at}`,
  at,
  href: `#at-${at}`,
}));

function Sample({ language = "en" }: { language?: string }) {
  const [value, setValue] = useState(2);
  return (
    <AgencyProvider language={language}>
      <Stations
        title="Where is it?"
        hint="Drag the point."
        lead="It has got as far as"
        stations={stations}
        spans={[
          { title: "Early", start: 0, end: 26 },
          { title: "Late", start: 70, end: 100 },
        ]}
        value={value}
        onValueChange={setValue}
        summary={`Station ${value}`}
      />
    </AgencyProvider>
  );
}

const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Where is it?" });
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(slider(), { key });
};

describe("Stations", () => {
  it("goes by keys from station to station and no further than its ends", () => {
    render(<Sample />);
    expect(slider().getAttribute("aria-valuetext")).toBe("as far as 34");
    press("ArrowRight", "ArrowUp");
    expect(slider().getAttribute("aria-valuetext")).toBe("as far as 100");
    press("ArrowRight", "a");
    expect(slider().value).toBe("100");
    press("Home", "ArrowLeft");
    expect(slider().value).toBe("0");
    press("End");
    expect(screen.getByText("Station 4")).toBeTruthy();
  });

  it("goes forward to the left in Arabic", () => {
    render(<Sample language="ar" />);
    press("ArrowLeft");
    expect(slider().value).toBe("50");
    press("ArrowRight", "ArrowRight");
    expect(slider().value).toBe("17");
  });

  it("leaves keys of the browser alone", () => {
    render(<Sample />);
    expect(fireEvent.keyDown(slider(), { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(slider().value).toBe("34");
  });

  it("follows the hand, and stands on a station when it lets go", () => {
    render(<Sample />);
    fireEvent.pointerDown(slider());
    fireEvent.change(slider(), { target: { value: "45" } });
    expect(slider().value).toBe("45");
    expect(screen.getByText("Station 3")).toBeTruthy();
    fireEvent.pointerUp(window);
    expect(slider().value).toBe("50");
  });

  it("goes on by one where a browser adds less than half a way", () => {
    render(<Sample />);
    fireEvent.change(slider(), { target: { value: "35" } });
    expect(slider().value).toBe("50");
    fireEvent.change(slider(), { target: { value: "49" } });
    expect(slider().value).toBe("34");
  });
});

it("knows what is near and what is past", () => {
  expect(getNearestStation(stations, 80)).toBe(4);
  expect(getStationForValue(stations, 0, 0)).toBe(0);
  expect(isPast(26, 34)).toBe(true);
  expect(isPast(50, 34)).toBe(false);
  expect(isPast(100, 100)).toBe(false);
});
