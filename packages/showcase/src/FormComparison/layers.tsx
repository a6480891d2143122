import { type BilingualText, Drawing, SvgText } from "../internal/Drawing.tsx";
import * as styles from "./FormComparison.css.ts";
import { Lines } from "./Lines.tsx";
import type { ViewLayout } from "./layouts.ts";
import { type MirroredSurface, useMirroredSurface, wrap } from "./mirroredSurface.ts";
import { NewFormDrawing } from "./NewFormDrawing.tsx";
import { OldFormDrawing } from "./OldFormDrawing.tsx";
import type { FormColors, FormComparisonContent } from "./types.ts";

type LayerLayout = { [Part in keyof ViewLayout]-?: NonNullable<ViewLayout[Part]> };

interface LayerProps {
  content: FormComparisonContent;
  layout: LayerLayout;
}

interface LabelledLayerProps extends LayerProps {
  label: string | undefined;
}

interface StillProps {
  content: FormComparisonContent;
  layout: ViewLayout;
  label: string | undefined;
}

interface GroundProps {
  colors: FormColors;
  layout: LayerLayout;
  sheet: MirroredSurface;
  words: BilingualText;
  from: number;
}

function Ground({ colors, layout, sheet, words, from }: GroundProps) {
  const { width, height, caption } = layout;
  const lines = wrap(sheet.text(words), width / 2 - 28, caption.size);
  const leading = caption.size * 1.35;
  const first = caption.strip / 2 + caption.size * 0.35 - ((lines.length - 1) * leading) / 2;
  return (
    <>
      <path d={`M0 0h${width}v${height}H0z`} fill={colors.ground} />
      <path d={`M0 0h${width}v${caption.strip}H0z`} fill={colors.ink} />
      <SvgText
        lang={sheet.lang}
        at={sheet.near}
        size={caption.size}
        weight={500}
        fill={colors.ground}
      >
        <Lines
          lines={lines.map((text, index) => ({
            x: sheet.x(from),
            y: first + index * leading,
            text,
          }))}
        />
      </SvgText>
    </>
  );
}

interface CountProps {
  count: number;
  layout: LayerLayout;
  sheet: MirroredSurface;
  middle: number;
  fill: string;
}

function Count({ count, layout, sheet, middle, fill }: CountProps) {
  const size = layout.width * 0.36;
  const strip = layout.caption.strip;
  return (
    <SvgText
      at="middle"
      size={size}
      weight={500}
      x={sheet.x(middle)}
      className={styles.figure}
      y={Math.round((layout.height + strip) / 2 + size * 0.36)}
      fill={fill}
    >
      {count}
    </SvgText>
  );
}

export function OldLayer({ content, layout }: LayerProps) {
  const sheet = useMirroredSurface(layout.width);
  const form = content.before;
  const { width, height, old } = layout;
  return (
    <Drawing width={width} height={height}>
      <Ground
        colors={form.colors}
        layout={layout}
        sheet={sheet}
        words={form.caption}
        from={old.start}
      />
      <OldFormDrawing form={form} sheet={sheet} layout={old} />
      {old.end < width / 2 && (
        <Count
          count={form.fields.length}
          layout={layout}
          sheet={sheet}
          middle={width * 0.75}
          fill={form.colors.ink}
        />
      )}
    </Drawing>
  );
}

export function NewLayer({ content, layout, label }: LabelledLayerProps) {
  const sheet = useMirroredSurface(layout.width);
  const form = content.after;
  return (
    <Drawing width={layout.width} height={layout.height} label={label}>
      <Ground
        colors={form.colors}
        layout={layout}
        sheet={sheet}
        words={form.caption}
        from={layout.new.start}
      />
      <NewFormDrawing form={form} sheet={sheet} layout={layout.new} />
      <Count
        count={form.choices.length + 2}
        layout={layout}
        sheet={sheet}
        middle={layout.width / 4}
        fill={form.colors.accent}
      />
    </Drawing>
  );
}

export function StaticView({ content, layout, label }: StillProps) {
  const { width, height, old, new: recent } = layout;
  const sheet = useMirroredSurface(width);
  const { before, after } = content;
  const half = old && recent ? width / 2 : 0;
  return (
    <Drawing width={width} height={height} label={label}>
      {old && (
        <>
          <path d={`M0 0h${width}v${height}H0z`} fill={before.colors.ground} />
          <OldFormDrawing form={before} sheet={sheet} layout={old} />
        </>
      )}
      {recent && (
        <>
          <path
            d={`M${sheet.x(half, width - half)} 0h${width - half}v${height}h${half - width}z`}
            fill={after.colors.ground}
          />
          <NewFormDrawing form={after} sheet={sheet} layout={recent} />
        </>
      )}
      {half > 0 && <path d={`M${half} 0v${height}`} className={styles.stillLine} />}
    </Drawing>
  );
}
