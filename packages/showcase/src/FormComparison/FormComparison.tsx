import type { OuterProps } from "@agency/ui/utils";
import type { DrawingOuterProps } from "../internal/Drawing.tsx";
import { Divided } from "./Divided.tsx";
import { NewLayer, OldLayer, Still } from "./layers.tsx";
import { layouts } from "./layouts.ts";
import { MarkView } from "./Mark.tsx";
import type { FormComparisonContent } from "./types.ts";

export type FormComparisonView = keyof typeof layouts | "mark";

export interface FormComparisonProps
  extends OuterProps<HTMLDivElement>,
    Pick<DrawingOuterProps, "label"> {
  /** What is drawn, in both languages. */
  content: FormComparisonContent;
  /**
   * - `hero`: both forms whole, with a line that the visitor moves (1440 × 900)
   * - `phone`: the same on a phone (390 × 844)
   * - `landscape`: the upper part of both, still (720 × 450)
   * - `portrait`: the first fields, and the new form from the mornings to its button (5:6)
   * - `small`: the first fields and the free mornings, still (350 × 256)
   * - `mornings`: the week of the new form, its free mornings lit (720 × 368)
   * - `fields`: the old form down to its button, the edge of the screen across it (440 × 690)
   * - `bookingPhone`: the new form on a phone (390 × 844)
   * - `mark`: the clinics' mark (784 × 470)
   *
   * @default "hero"
   */
  view?: FormComparisonView | undefined;
  /** Name of the line that is moved, in `hero` and `phone`. */
  dividerLabel: string;
  /** What a screen reader says of its place, in percent from the start side. @default the number */
  dividerText?: ((percent: number) => string) | undefined;
}

/**
 * A form before and after: the old one with all its fields, the new one with few questions. In
 * `hero` and `phone` the visitor moves the line between them; elsewhere it stands in the middle.
 *
 * Not for two photographs, nor for forms that are filled in: these are pictures (`Form`).
 */
export function FormComparison({
  content,
  view = "hero",
  label,
  dividerLabel,
  dividerText,
  ...outer
}: FormComparisonProps) {
  if (view === "hero" || view === "phone") {
    const layer = { content, layout: layouts[view] };
    return (
      <Divided
        {...outer}
        before={<OldLayer {...layer} />}
        after={<NewLayer {...layer} label={label} />}
        dividerLabel={dividerLabel}
        dividerText={dividerText}
        focus={content.after.colors.light}
      />
    );
  }
  return (
    <div {...outer}>
      {view === "mark" ? (
        <MarkView colors={content.after.colors} label={label} />
      ) : (
        <Still content={content} layout={layouts[view]} label={label} />
      )}
    </div>
  );
}
