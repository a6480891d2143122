import { getVarName } from "@agency/ui/theme";
import { type CSSProperties, useId } from "react";
import { SvgText } from "../internal/Drawing.tsx";
import type { HillsideContent } from "./content.ts";
import * as styles from "./Hillside.css.ts";
import {
  drawGround,
  getContours,
  getPlaces,
  type HillLayout,
  type Place,
  round,
} from "./hillProfile.ts";

const signed = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });

/** Keeps the sign on the left in Arabic. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** Opacity of quiet text: 5.0:1 on the ground. */
export const quiet = 0.72;

export interface HillProps {
  content: HillsideContent;
  lang: "en" | "ar";
  layout: HillLayout;
  /** Swaps ground and ink. Hours are in ink, for contrast on paper. */
  paper?: boolean | undefined;
  moves?: boolean | undefined;
}

export function Hill({ content, lang, layout, paper = false, moves = false }: HillProps) {
  const id = useId();
  const { accent } = content.colors;
  const ground = paper ? content.colors.ink : content.colors.ground;
  const ink = paper ? content.colors.ground : content.colors.ink;
  const [width, height] = layout.view;
  const [boxWidth, boxHeight] = layout.box;
  const places = getPlaces(content.flats, layout);
  const seen = places.filter(({ x }) => x - boxWidth / 2 > 0 && x + boxWidth / 2 < width);
  const highest = Math.min(...places.map((place) => place.y)) - 2 * layout.step;
  const contours = getContours(height - highest, layout.contour);
  const longest = Math.max(1, ...places.map((place) => place.wait));
  const dim = seen.filter((place) => place.wait > 0);
  const outline = (place: Place) =>
    `M${round(place.x - boxWidth / 2)} ${round(place.y - boxHeight)}h${boxWidth}v${boxHeight}h${-boxWidth}z`;
  return (
    <g>
      <g fill="none" stroke={ink}>
        <defs>
          <path id={id} d={drawGround(places, layout.step)} />
        </defs>
        <use href={`#${id}`} strokeWidth={layout.stroke} />
        <g strokeWidth={round(layout.stroke / 4)}>
          {contours.map((y, index) => (
            <use
              key={y}
              href={`#${id}`}
              y={y}
              opacity={round((1 - index / contours.length) * 30) / 100}
            />
          ))}
        </g>
      </g>
      <path
        d={dim.map(outline).join("")}
        fill={ground}
        stroke={ink}
        strokeWidth={round((layout.stroke * 2) / 3)}
      />
      <path
        d={seen
          .filter((place) => place.wait === 0)
          .map(outline)
          .join("")}
        fill={accent}
        stroke={paper ? ink : accent}
        strokeWidth={round((layout.stroke * 2) / 3)}
      />
      {seen.map((place) => (
        <Flat
          key={place.flat.number}
          place={place}
          layout={layout}
          lang={lang}
          height={content.height[lang]}
          ink={place.wait === 0 ? content.colors.ground : ink}
          hour={paper ? ink : accent}
          delay={moves ? place.wait / longest : undefined}
        />
      ))}
    </g>
  );
}

interface FlatProps {
  place: Place;
  layout: HillLayout;
  lang: "en" | "ar";
  height: string;
  ink: string;
  hour: string;
  delay: number | undefined;
}

function Flat({ place: { flat, x, y, wait }, layout, lang, height, ink, hour, delay }: FlatProps) {
  const { box, unitless } = layout;
  const top = y - box[1];
  const [shortest, perMinute] = layout.line;
  const gap = layout.stroke;
  const line = shortest + wait * perMinute;
  const number = layout.height === undefined ? box[1] / 2 + layout.number * 0.36 : box[1] * 0.47;
  const sign = isolated(signed.format(flat.height));
  return (
    <>
      <g
        fill={hour}
        {...(delay !== undefined && {
          className: styles.sun,
          style: { [getVarName(styles.turn)]: round(delay * 100) / 100 } as CSSProperties,
        })}
      >
        <path
          d={`M${x} ${round(top - gap - line)}v${round(line)}`}
          stroke={hour}
          strokeWidth={round(layout.stroke * 0.4)}
          pathLength={delay === undefined ? undefined : 1}
        />
        <SvgText
          x={x}
          y={round(top - gap - line - layout.hour * 0.5)}
          at="middle"
          size={layout.hour}
          weight={500}
        >
          {flat.sun}
        </SvgText>
      </g>
      <g fill={ink}>
        <SvgText x={x} y={round(top + number)} at="middle" size={layout.number} weight={500}>
          {flat.number}
        </SvgText>
        {layout.height !== undefined && (
          <SvgText
            x={x}
            y={round(top + box[1] * 0.8)}
            at="middle"
            size={layout.height}
            lang={unitless ? "en" : lang}
            fillOpacity={wait === 0 ? undefined : quiet}
          >
            {unitless ? sign : height.replace("{height}", sign)}
          </SvgText>
        )}
      </g>
    </>
  );
}
