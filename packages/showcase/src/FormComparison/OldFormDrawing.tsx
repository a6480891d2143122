import { SvgText } from "../internal/Drawing.tsx";
import { Lines } from "./Lines.tsx";
import { drawRect, type MirroredSurface, roundToTenth, wrap } from "./mirroredSurface.ts";
import { getPadding, getRows, type OldFormLayout } from "./oldFormRows.ts";
import type { OldForm } from "./types.ts";

interface OldFormDrawingProps {
  form: OldForm;
  sheet: MirroredSurface;
  layout: OldFormLayout;
}

/** Original poor layout: number, label and box, eleven times. */
export function OldFormDrawing({ form, sheet, layout }: OldFormDrawingProps) {
  const { ground, ink, accent, light } = form.colors;
  const { start, end, textEnd, top, title, label, screen } = layout;
  const { near, lang } = sheet;
  const width = end - start;
  const left = sheet.x(start, width);
  const pad = getPadding(layout);

  const titles = wrap(sheet.text(form.title), (textEnd - start) / 1.05, title);
  const titleLeading = title * 1.25;
  const rule = top + titleLeading * (titles.length - 1) + title * 0.95;
  const problems = wrap(sheet.text(form.problem), textEnd - start - 2 * pad, label);
  const problemTop = rule + label * 1.2;
  const problemHeight = label * (1.5 + 1.35 * problems.length);
  const first = problemTop + problemHeight + label * 2.15;
  const rows = getRows(form, sheet, layout, first);

  const type = { lang, at: near, size: label } as const;
  const x = sheet.x(start);
  const problemX = sheet.x(start + pad);
  return (
    <>
      <path d={`M${left} ${roundToTenth(rule)}h${width}`} stroke={ink} strokeOpacity=".45" />
      <path d={rows.boxes.right} fill={light} stroke={ink} strokeOpacity=".55" />
      <path d={rows.boxes.wrong} fill={light} stroke={accent} />
      <path d={drawRect(left, problemTop, width, problemHeight)} fill="none" stroke={accent} />
      <path d={rows.boxes.arrows} fill={ink} fillOpacity=".8" />
      <SvgText {...type} size={title} weight={600} fill={ink}>
        <Lines lines={titles.map((text, index) => ({ x, y: top + index * titleLeading, text }))} />
      </SvgText>
      <SvgText {...type} fill={accent}>
        <Lines
          lines={problems.map((text, index) => ({
            x: problemX,
            y: problemTop + label * (1.75 + 1.35 * index),
            text,
          }))}
        />
      </SvgText>
      <SvgText at={near} size={layout.number} fill={ink} fillOpacity=".8">
        <Lines lines={rows.numbers} />
      </SvgText>
      <SvgText {...type} weight={500} fill={ink}>
        <Lines lines={rows.labels} />
      </SvgText>
      <SvgText {...type} fill={ink} fillOpacity=".8">
        <Lines lines={rows.placeholders} />
      </SvgText>
      <SvgText {...type} size={layout.error} fill={accent}>
        <Lines lines={rows.errors} />
      </SvgText>
      {screen !== undefined && (
        <>
          <path
            d={`M0 ${roundToTenth(rows.edge)}h${sheet.width}v${layout.fold}H0z`}
            fill={ink}
            fillOpacity=".08"
          />
          <path
            d={`M0 ${roundToTenth(rows.edge)}h${sheet.width}`}
            stroke={ink}
            strokeDasharray="6 6"
          />
          <Submit form={form} sheet={sheet} layout={layout} top={rows.end} ground={ground} />
        </>
      )}
    </>
  );
}

interface SubmitProps extends OldFormDrawingProps {
  top: number;
  ground: string;
}

function Submit({ form, sheet, layout, top, ground }: SubmitProps) {
  const { label, field, start, indent } = layout;
  const words = sheet.text(form.submit);
  const length = Math.round(words.length * label * 0.54 + 4 * getPadding(layout));
  const x = sheet.x(start + indent, length);
  return (
    <>
      <path d={drawRect(x, top, length, field)} fill={ground} stroke={form.colors.ink} />
      <SvgText
        lang={sheet.lang}
        at="middle"
        size={label}
        weight={500}
        x={x + length / 2}
        y={roundToTenth(top + field / 2 + label * 0.36)}
        fill={form.colors.ink}
      >
        {words}
      </SvgText>
    </>
  );
}
