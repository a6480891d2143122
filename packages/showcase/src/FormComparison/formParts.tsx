import { Fragment } from "react";
import { SvgText } from "../internal/Drawing.tsx";
import * as styles from "./FormComparison.css.ts";
import { Lines } from "./Lines.tsx";
import { drawRect, roundToTenth } from "./mirroredSurface.ts";
import type { ContactLayout, NewFormPartProps } from "./NewFormDrawing.tsx";
import type { ChoiceQuestion } from "./types.ts";

interface QuestionProps extends NewFormPartProps {
  number: number;
  lines: readonly string[];
  y: number;
}

export function Question({ form, sheet, layout, number, lines, y }: QuestionProps) {
  const { start, indent, question: size, leading } = layout;
  const from = sheet.x(start + indent);
  const type = { at: sheet.near, size, weight: 500 } as const;
  return (
    <>
      <SvgText
        {...type}
        className={styles.figure}
        x={sheet.x(start)}
        y={roundToTenth(y)}
        fill={form.colors.accent}
      >
        {number}
      </SvgText>
      <SvgText {...type} lang={sheet.lang} fill={form.colors.ink}>
        <Lines lines={lines.map((text, index) => ({ x: from, y: y + index * leading, text }))} />
      </SvgText>
    </>
  );
}

/** Text, to follow the text direction. */
const space = "\u2003\u2009";

const underline = 1.66;

interface OptionsProps extends NewFormPartProps {
  choice: ChoiceQuestion;
  y: number;
}

export function Options({ form, sheet, layout, choice, y }: OptionsProps) {
  const { start, indent, option: size, stacked = false } = layout;
  const { ink, accent } = form.colors;
  const x = sheet.x(start + indent);
  const getLine = (index: number) => roundToTenth(y + index * size * 1.6);
  const words = choice.options.map(sheet.text);
  const chosen = words[choice.chosen];
  const row = { lang: sheet.lang, at: sheet.near, size, x };
  return (
    <>
      <SvgText {...row} y={roundToTenth(y)} fill={ink} fillOpacity=".75">
        {words.map((option, index) => (
          <Fragment key={option}>
            {index > 0 && !stacked && space}
            <tspan
              {...(stacked && index > 0 && { x, y: getLine(index) })}
              {...(option === chosen && { fontWeight: 600, fillOpacity: 1 })}
            >
              {option}
            </tspan>
          </Fragment>
        ))}
      </SvgText>
      {/* The server cannot measure text: hidden copies carry the line. */}
      <SvgText
        {...row}
        y={roundToTenth(
          (stacked ? getLine(choice.chosen) : y) + size * (stacked ? underline - 0.08 : underline),
        )}
        fill="none"
      >
        {!stacked && words.slice(0, choice.chosen).map((option) => option + space)}
        <tspan className={styles.chosen} fill={accent}>
          <tspan fill="none" fontWeight="600">
            {chosen}
          </tspan>
        </tspan>
      </SvgText>
    </>
  );
}

interface ContactProps extends QuestionProps {
  place: ContactLayout;
}

export function Contact({ place, ...question }: ContactProps) {
  const { form, sheet, layout, lines, y } = question;
  const { start, end, indent, option, leading, stacked } = layout;
  const { ink, accent, light } = form.colors;
  const from = start + indent;
  const number = y + (lines.length - 1) * leading + place.size * 1.85;
  const line = roundToTenth(number + place.size * 0.82);
  const top = roundToTenth(line + place.gap);
  const middle = top + place.height / 2;
  const buttonFrom = stacked ? start : from;
  const length = place.length ?? end - buttonFrom;
  const x = sheet.x(buttonFrom, length);
  const size = Math.min(option * 0.95, 18);
  const note = Math.max(option * 0.8, 12);
  const beside = place.length !== undefined;
  return (
    <>
      <Question {...question} />
      <SvgText
        at={sheet.near}
        size={place.size}
        weight={500}
        x={sheet.x(from)}
        y={roundToTenth(number)}
        fill={ink}
      >
        {form.contact.number}
      </SvgText>
      <path
        d={`M${sheet.x(from, end - from)} ${line}h${end - from}`}
        stroke={ink}
        strokeWidth="2"
      />
      <path d={drawRect(x, top, length, place.height)} fill={accent} />
      <SvgText
        lang={sheet.lang}
        at="middle"
        size={size}
        weight={600}
        x={x + length / 2}
        y={roundToTenth(middle + size * 0.35)}
        fill={light}
      >
        {sheet.text(form.submit)}
      </SvgText>
      {!place.bare && (
        <SvgText
          lang={sheet.lang}
          at={sheet.near}
          size={note}
          x={sheet.x(beside ? from + length + 24 : buttonFrom)}
          y={roundToTenth(beside ? middle + note * 0.35 : top + place.height + note * 1.9)}
          fill={ink}
          fillOpacity=".75"
        >
          {sheet.text(form.note)}
        </SvgText>
      )}
    </>
  );
}
