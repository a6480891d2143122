import { SvgText } from "../internal/Drawing.tsx";
import type { HillsideContent } from "./content.ts";
import { quiet } from "./Hill.tsx";
import { getFirstSun, parseMinutes, round } from "./hillProfile.ts";

const [width, height] = [784, 470];
const margin = 40;
const start = 120;
const end = width - margin - 90;
const [firstRow, lastRow] = [122, 422];
const pane = [18, 24] as const;

export function Hours({ content, lang }: { content: HillsideContent; lang: "en" | "ar" }) {
  const { ground, ink, accent } = content.colors;
  const arabic = lang === "ar";
  const at = (x: number) => round(arabic ? width - x : x);
  const [near, far] = arabic ? (["right", "left"] as const) : (["left", "right"] as const);
  const sunrise = parseMinutes(content.sunrise.time);
  const first = getFirstSun(content.flats);
  const latest = Math.max(...content.flats.map((flat) => parseMinutes(flat.sun)));
  const perMinute = (end - start) / Math.max(1, latest - sunrise);
  const rows = [...content.flats].reverse().map((flat, index, { length }) => {
    const minutes = parseMinutes(flat.sun);
    return {
      flat,
      y: round(firstRow + (index * (lastRow - firstRow)) / Math.max(1, length - 1)),
      x: start + (minutes - sunrise) * perMinute,
      lit: minutes === first,
    };
  });
  const window = ({ x, y }: { x: number; y: number }) =>
    `M${round(at(x) - pane[0] / 2)} ${y - pane[1] / 2}h${pane[0]}v${pane[1]}h${-pane[0]}z`;
  return (
    <>
      <rect width={width} height={height} fill={ground} />
      <g fill={ink}>
        <SvgText x={at(start)} y={62} lang={lang} at={near} size={25} fillOpacity={quiet}>
          {content.sunrise.label[lang]}
        </SvgText>
        <SvgText x={at(width - margin)} y={62} lang={lang} at={far} size={25} weight={500}>
          {content.day[lang]}
        </SvgText>
      </g>
      <path d={`M${at(start)} 82V${lastRow + 18}`} stroke={ink} strokeWidth={2} />
      <path
        d={rows.map(({ x, y }) => `M${at(start)} ${y}H${at(x)}`).join("")}
        stroke={accent}
        strokeWidth={2}
      />
      <path d={rows.map(window).join("")} fill={ground} stroke={ink} strokeWidth={2} />
      <path
        d={rows
          .filter((row) => row.lit)
          .map(window)
          .join("")}
        fill={accent}
        stroke={accent}
        strokeWidth={2}
      />
      {rows.map(({ flat, x, y }) => (
        <g key={flat.number}>
          <SvgText x={at(margin)} y={y + 9} at={near} size={26} weight={500} fill={ink}>
            {flat.number}
          </SvgText>
          <SvgText x={at(x + 24)} y={y + 9} at={near} size={26} weight={500} fill={accent}>
            {flat.sun}
          </SvgText>
        </g>
      ))}
    </>
  );
}
