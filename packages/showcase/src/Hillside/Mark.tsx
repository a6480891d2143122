import { SvgText } from "../internal/Drawing.tsx";
import type { HillsideContent } from "./content.ts";
import { round } from "./hillProfile.ts";

const slope = 58 / 104;

/** Rises to the right in both languages. `x`: left end, `y`: foot. */
function Mark({ x, y, width, fill }: { x: number; y: number; width: number; fill: string }) {
  return <path d={`M${x} ${y}h${width}v${round(-width * slope)}z`} fill={fill} />;
}

interface SignatureProps {
  content: HillsideContent;
  lang: "en" | "ar";
  x: number;
  y: number;
  size: number;
  ink: string;
  mark: string;
}

export function Signature({ content, lang, x, y, size, ink, mark }: SignatureProps) {
  const arabic = lang === "ar";
  const width = round(size * 1.42);
  const gap = width + size * 0.52;
  return (
    <>
      <Mark x={arabic ? x - width : x} y={y} width={width} fill={mark} />
      <SvgText
        x={round(arabic ? x - gap : x + gap)}
        y={y}
        lang={lang}
        at={arabic ? "right" : "left"}
        size={size}
        weight={500}
        fill={ink}
      >
        {content.name[lang]}
      </SvgText>
    </>
  );
}

export function Identity({ content, lang }: { content: HillsideContent; lang: "en" | "ar" }) {
  const { ground, ink, accent } = content.colors;
  const arabic = lang === "ar";
  return (
    <>
      <rect width={320} height={640} fill={ground} />
      <SvgText
        x={arabic ? 280 : 40}
        y={72}
        lang={lang}
        at={arabic ? "right" : "left"}
        size={32}
        weight={500}
        fill={ink}
      >
        {content.name[lang]}
      </SvgText>
      <Mark x={40} y={370} width={240} fill={accent} />
      {[ground, ink, accent].map((color, index) => (
        <g key={color} fill={ink}>
          <circle
            cx={51}
            cy={520 + index * 38}
            r={index === 0 ? 10.25 : 11}
            fill={color}
            {...(index === 0 && { stroke: ink, strokeWidth: 1.5 })}
          />
          <SvgText x={78} y={526.5 + index * 38} size={18}>
            {color.toUpperCase()}
          </SvgText>
        </g>
      ))}
    </>
  );
}

export function MarkOnAccent({ content }: { content: HillsideContent }) {
  const { ground, accent } = content.colors;
  const [top, foot] = [110, 360];
  const run = (foot - top) / slope;
  const slopes: string[] = [];
  const left = 392 - run / 2;
  for (let x = left - 28 * Math.ceil((left + run) / 28); x < 784; x += 28) {
    slopes.push(`M${round(x)} ${foot}l${round(run)} ${top - foot}`);
  }
  return (
    <>
      <rect width={784} height={470} fill={accent} />
      <g stroke={ground}>
        <path d={slopes.join("")} strokeWidth={1} strokeOpacity={0.55} />
        <path d={`M0 ${top}h784M0 ${foot}h784`} strokeWidth={2} />
      </g>
      <Mark x={round(left)} y={foot} width={round(run)} fill={ground} />
    </>
  );
}
