import { SvgText } from "../internal/Drawing.tsx";
import { Contact, Options, Question } from "./formParts.tsx";
import { Mark } from "./Mark.tsx";
import { MorningsDrawing, type MorningsLayout } from "./MorningsDrawing.tsx";
import { type MirroredSurface, wrap } from "./mirroredSurface.ts";
import type { NewForm } from "./types.ts";

export interface NewFormLayout {
  start: number;
  end: number;
  indent: number;
  question: number;
  option: number;
  leading: number;
  name?: { y: number; size: number } | undefined;
  top: number;
  gap: number;
  /** Choices. `stacked`: options below each other. */
  choices: number;
  stacked?: boolean | undefined;
  week: MorningsLayout;
  contact?: ContactLayout | undefined;
}

export interface ContactLayout {
  size: number;
  gap: number;
  height: number;
  length?: number | undefined;
  /** Whether it has no note. @default false */
  bare?: boolean | undefined;
}

export interface NewFormPartProps {
  form: NewForm;
  sheet: MirroredSurface;
  layout: NewFormLayout;
}

export function NewFormDrawing({ form, sheet, layout }: NewFormPartProps) {
  const { start, end, indent, name, choices, option, question, leading, gap, contact } = layout;
  const { ink, accent } = form.colors;
  const part = { form, sheet, layout };
  const getLines = (words: { en: string; ar: string }) =>
    wrap(sheet.text(words), end - start - indent, question);

  const { week, stacked } = layout;
  let y = layout.top;
  const choiceParts = form.choices.slice(0, choices).map((choice, index) => {
    const lines = getLines(choice.question);
    const top = y;
    const last = y + (lines.length - 1) * leading;
    const first = last + (stacked ? leading * 1.08 : question * 0.85 + option);
    y = first + (stacked ? (choice.options.length - 1) * option * 1.6 : option * 0.7) + gap;
    return { choice, lines, top, first, number: index + 1 };
  });
  const morningLines = getLines(form.mornings.question);
  const morningTop = y;
  const days = y + (morningLines.length - 1) * leading + week.size * 0.8 + leading * 0.9;
  y = days + week.size * 0.85 + form.mornings.times.length * (week.cell + week.gap) + gap;

  return (
    <>
      {name && (
        <>
          <Mark
            x={sheet.x(start, name.size * 1.35)}
            y={name.y - name.size * 1.02}
            size={name.size * 1.35}
            colors={[ink, accent]}
          />
          <SvgText
            lang={sheet.lang}
            at={sheet.near}
            size={name.size}
            weight={500}
            x={sheet.x(start + Math.max(indent, name.size * 1.8))}
            y={name.y}
            fill={ink}
          >
            {sheet.text(form.name)}
          </SvgText>
        </>
      )}
      {choiceParts.map(({ choice, lines, top, first, number }) => (
        <g key={number}>
          <Question {...part} number={number} lines={lines} y={top} />
          <Options {...part} choice={choice} y={first} />
        </g>
      ))}
      <Question {...part} number={form.choices.length + 1} lines={morningLines} y={morningTop} />
      <MorningsDrawing {...form} sheet={sheet} layout={week} y={days} />
      {contact && (
        <Contact
          {...part}
          place={contact}
          number={form.choices.length + 2}
          lines={getLines(form.contact.question)}
          y={y}
        />
      )}
    </>
  );
}
