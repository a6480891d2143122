import { useAgency } from "@agency/ui/AgencyProvider";
import { useEarlyInput } from "@agency/ui/utils";
import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { getNearestStation, getStationForKey, getStationForValue } from "./nearestStation.ts";

/**
 * Tracks the point: it follows the pointer while dragging, else it is at a station.
 *
 * @returns position in percent, whether dragging, and slider props
 */
export function useStationSlider(
  stations: readonly { at: number }[],
  value: number,
  onMove: (station: number) => void,
) {
  const { direction } = useAgency();
  const [drawn, setDrawn] = useState<number>();
  const held = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const last = stations.length - 1;
  useEarlyInput(input);

  const moveTo = (station: number) => {
    if (station !== value) onMove(station);
  };
  const release = useEffectEvent(() => {
    held.current = false;
    setDrawn(undefined);
  });
  // The pointer may be released outside.
  useEffect(() => {
    const ends = ["pointerup", "pointercancel"] as const;
    for (const end of ends) addEventListener(end, release);
    return () => {
      for (const end of ends) removeEventListener(end, release);
    };
  }, []);

  const place = drawn ?? stations[value]?.at ?? 0;
  return {
    place,
    isHeld: drawn !== undefined,
    control: {
      ref: input,
      value: place,
      onPointerDown() {
        held.current = true;
      },
      onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
        const to = currentTarget.valueAsNumber;
        if (!held.current) return moveTo(getStationForValue(stations, value, to));
        setDrawn(to);
        moveTo(getNearestStation(stations, to));
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const station = getStationForKey(event.key, value, last, direction === "rtl");
        if (station === undefined) return;
        event.preventDefault();
        moveTo(station);
      },
    },
  };
}
