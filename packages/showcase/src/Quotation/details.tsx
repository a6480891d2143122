import { balanceLines } from "../internal/balanceLines.ts";
import { DirectedText } from "../internal/DirectedText.tsx";
import { formatDays, formatPrice, getDays, getRecommended, getTimedLegs, span } from "./days.ts";
import type { ViewProps } from "./hero.tsx";
import { atDay, Mark, quiet, RouteLine, round, type Scale } from "./parts.tsx";

export function Wait({ content, place }: ViewProps) {
  const { colors, routes, waiting } = content;
  const route = routes.find(({ legs }) => legs.some(({ waits }) => waits));
  const wait = route && getTimedLegs(route).find(({ waits }) => waits);
  if (!route || !wait) return null;
  const shown = wait.days + 4;
  const first = wait.from - 1.7;
  const day = place.width / shown;
  const scale: Scale = { ...place, zero: -first * day, day };
  const days = Array.from({ length: Math.ceil(shown) }, (_, index) => Math.ceil(first) + index);
  const x = scale.zero + wait.from * day;
  const count = { en: formatDays(wait.days, "en"), ar: formatDays(wait.days, "ar") };
  return (
    <>
      <path
        d={days.map((at) => `M${atDay(scale, at)} 0V396`).join("")}
        stroke={colors.ink}
        strokeOpacity={0.12}
      />
      <DirectedText
        place={place}
        text={count}
        x={x - 6}
        y={122}
        size={92}
        weight={500}
        fill={colors.ink}
      />
      <DirectedText
        place={place}
        text={waiting}
        x={x}
        // Deeper descenders.
        y={place.language === "ar" ? 216 : 190}
        size={38}
        fill={colors.ink}
        opacity={0.75}
      />
      <RouteLine
        scale={scale}
        route={route}
        y={296}
        stroke={16}
        color={colors.ink}
        ground={colors.ground}
      />
      {days.map((at) => (
        <DirectedText
          key={at}
          place={place}
          text={String(at)}
          x={scale.zero + at * day}
          y={432}
          from="middle"
          size={30}
          fill={colors.ink}
          opacity={quiet}
        />
      ))}
    </>
  );
}

export function Chosen({ content, place }: ViewProps) {
  const { colors, highlight, reason } = content;
  const route = getRecommended(content);
  if (!route) return null;
  const margin = 32;
  const inset = 16;
  const days = getDays(route);
  const day = (place.width - 2 * margin - 2 * inset) / days;
  const scale: Scale = { ...place, zero: margin + inset, day };
  const lines = balanceLines(reason[place.language], 34, place.width - 2 * margin);
  return (
    <>
      <rect width={place.width} height={608} fill={highlight} />
      <DirectedText
        place={place}
        text={route.name}
        x={margin}
        y={76}
        size={36}
        weight={500}
        fill={colors.accent}
      />
      <DirectedText
        place={place}
        text={formatPrice(content, route)}
        x={margin - 3}
        y={182}
        size={76}
        weight={500}
        fill={colors.accent}
      />
      <RouteLine
        scale={scale}
        route={route}
        y={278}
        stroke={8}
        color={colors.accent}
        ground={highlight}
      />
      <DirectedText
        place={place}
        text={{ en: formatDays(days, "en"), ar: formatDays(days, "ar") }}
        x={margin}
        y={346}
        size={30}
        fill={colors.ink}
        opacity={quiet}
      />
      {lines.map((line, index) => (
        <DirectedText
          key={line}
          place={place}
          text={{ en: line, ar: line }}
          x={margin}
          y={572 - (lines.length - 1 - index) * 46}
          size={34}
          fill={colors.ink}
        />
      ))}
    </>
  );
}

export function LargeMark({ content, place }: ViewProps) {
  const { colors, routes } = content;
  const x = place.width / 2;
  const y = 235;
  return (
    <>
      <rect width={place.width} height={470} fill={colors.accent} />
      <g fill={colors.accent} stroke={colors.ground}>
        {routes.map((route) => {
          const days = getDays(route);
          const radius = round((days / span(routes)) * x);
          return (
            <g key={route.name.en} strokeWidth={route.recommended ? 3 : 1.5}>
              <circle cx={x} cy={y} r={radius} fill="none" />
              {getTimedLegs(route).map(({ from }) => (
                <circle
                  key={from}
                  {...onOrbit(x, y, radius, from / days)}
                  r={route.recommended ? 7 : 5}
                />
              ))}
            </g>
          );
        })}
      </g>
      <Mark x={x} y={y} radius={116} ink={colors.ground} dot={colors.ground} />
    </>
  );
}

const onOrbit = (x: number, y: number, radius: number, share: number) => ({
  cx: round(x + radius * Math.sin(2 * Math.PI * share)),
  cy: round(y - radius * Math.cos(2 * Math.PI * share)),
});
