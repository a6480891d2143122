import type { OuterProps } from "@agency/ui/utils";
import type { ArtworkProps } from "../internal/Drawing.tsx";
import { ComparisonSlider } from "./ComparisonSlider.tsx";
import { NewLayer, OldLayer, StaticView } from "./layers.tsx";
import { layouts } from "./layouts.ts";
import { MarkView } from "./Mark.tsx";
import type { FormComparisonContent } from "./types.ts";

export type FormComparisonView = keyof typeof layouts | "mark";

export interface FormComparisonProps
  extends OuterProps<HTMLDivElement>,
    Pick<ArtworkProps, "label"> {
  content: FormComparisonContent;
  /**
   * - `hero`: movable divider, 1440 × 900
   * - `phone`: the same, 390 × 844
   * - `landscape`: upper part of both, 720 × 450
   * - `portrait`: first fields, and mornings, 5:6
   * - `small`: first fields and free mornings, 350 × 256
   * - `mornings`: week of the new form, 720 × 368
   * - `fields`: old form, cropped, 440 × 748
   * - `bookingPhone`: new form, 390 × 844
   * - `mark`: 784 × 470
   *
   * @default "hero"
   */
  view?: FormComparisonView | undefined;
  /** Accessible name of the divider. */
  dividerLabel: string;
  /** `aria-valuetext`, in percent from the start side. @default the number */
  dividerText?: ((percent: number) => string) | undefined;
}

/**
 * Artwork of a form before and after. The divider is movable in `hero` and `phone`.
 *
 * Not for photographs or forms to fill in (`Form`).
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
      <ComparisonSlider
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
        <StaticView content={content} layout={layouts[view]} label={label} />
      )}
    </div>
  );
}
