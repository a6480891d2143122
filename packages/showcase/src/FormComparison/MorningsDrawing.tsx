import { SvgText } from "../internal/Drawing.tsx";
import { Lines } from "./Lines.tsx";
import { drawRect, type Line, type MirroredSurface } from "./mirroredSurface.ts";
import type { FormColors, MorningsQuestion } from "./types.ts";

export interface MorningsLayout {
  start: number;
  end: number;
  size: number;
  cell: number;
  gap: number;
  /** Column for the times, if columns are narrow. */
  timesBeside?: number | undefined;
}

interface MorningsDrawingProps {
  colors: FormColors;
  mornings: MorningsQuestion;
  sheet: MirroredSurface;
  layout: MorningsLayout;
  y: number;
}

export function MorningsDrawing({ colors, mornings, sheet, layout, y }: MorningsDrawingProps) {
  const { ink, accent, light } = colors;
  const { size, cell, gap, timesBeside = 0 } = layout;
  const { days, times, chosen } = mornings;
  const start = layout.start + timesBeside;
  const pitch = (layout.end - start + gap) / days.length;
  const width = pitch - gap;
  const pad = Math.min(10, (width - size * 2.8) / 2);
  const rowAt = (row: number) => y + size * 0.85 + row * (cell + gap);
  // Digits have no descenders: their middle is higher.
  const baseline = (row: number) => rowAt(row) + cell / 2 + size * 0.35;

  const paths = { taken: "", free: "", chosen: "" };
  const slots: Record<keyof typeof paths, Line[]> = { taken: [], free: [], chosen: [] };
  for (const [column, day] of days.entries()) {
    const from = start + column * pitch;
    for (const [row, text] of times.entries()) {
      const isChosen = column === chosen.day && row === chosen.time;
      const kind = isChosen ? "chosen" : day.free[row] ? "free" : "taken";
      paths[kind] += drawRect(sheet.x(from, width), rowAt(row), width, cell);
      slots[kind].push({ x: sheet.x(from + pad), y: baseline(row), text });
    }
  }
  const names = days.map((day, column) => ({
    x: sheet.x(start + column * pitch + (timesBeside ? width / 2 : 0)),
    y,
    text: sheet.text(timesBeside ? day.letter : day.name),
  }));
  const type = { size, at: sheet.near } as const;

  return (
    <>
      <path d={paths.taken} fill={ink} fillOpacity=".09" />
      <path d={paths.free} fill={light} />
      <path d={paths.chosen} fill={accent} />
      <SvgText
        lang={sheet.lang}
        size={size}
        at={timesBeside ? "middle" : sheet.near}
        fill={ink}
        fillOpacity=".8"
      >
        <Lines lines={names} />
      </SvgText>
      {timesBeside ? (
        <SvgText {...type} fill={ink} fillOpacity=".8">
          <Lines
            lines={times.map((text, row) => ({
              x: sheet.x(layout.start),
              y: baseline(row),
              text,
            }))}
          />
        </SvgText>
      ) : (
        <>
          <SvgText {...type} fill={ink} fillOpacity=".7">
            <Lines lines={slots.taken} />
          </SvgText>
          <SvgText {...type} fill={ink} weight={600}>
            <Lines lines={slots.free} />
          </SvgText>
          <SvgText {...type} fill={light} weight={600}>
            <Lines lines={slots.chosen} />
          </SvgText>
        </>
      )}
    </>
  );
}
