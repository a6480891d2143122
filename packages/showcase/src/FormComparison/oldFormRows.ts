import {
  drawRect,
  type Line,
  type MirroredSurface,
  roundToTenth,
  wrap,
} from "./mirroredSurface.ts";
import type { OldForm } from "./types.ts";

export interface OldFormLayout {
  start: number;
  end: number;
  /** Ends texts before the divider, which may cross fields. */
  textEnd: number;
  indent: number;
  top: number;
  title: number;
  number: number;
  label: number;
  error: number;
  field: number;
  step: number;
  /** No field begins below. */
  fold: number;
  /** Fields above the edge of the screen. */
  screen?: number | undefined;
}

const arrow = (x: number, middle: number, size: number) =>
  `M${x} ${roundToTenth(middle - size / 2)}h${roundToTenth(2 * size)}l${roundToTenth(-size)} ${roundToTenth(size)}z`;

/** Stacks the fields. @param first baseline of the first label */
export function getRows(
  form: OldForm,
  sheet: MirroredSurface,
  layout: OldFormLayout,
  first: number,
) {
  const { start, end, textEnd, indent, label, error, field, step, fold, screen } = layout;
  const left = start + indent;
  const length = end - left;
  const pad = getPadding(layout);
  const leading = label * 1.25;

  const numbers: Line[] = [];
  const labels: Line[] = [];
  const placeholders: Line[] = [];
  const errors: Line[] = [];
  const boxes = { right: "", wrong: "", arrows: "" };
  let edge = 0;
  let y = first;
  for (const [index, item] of form.fields.entries()) {
    if (y - label > fold) break;
    const words = sheet.text(item.label) + (item.required ? " *" : "");
    for (const text of wrap(words, textEnd - left, label)) {
      labels.push({ x: sheet.x(left), y, text });
      y += leading;
    }
    const top = y - label * 0.6;
    const middle = top + field / 2;
    boxes[item.error ? "wrong" : "right"] += drawRect(sheet.x(left, length), top, length, field);
    // Misaligned on purpose.
    numbers.push({ x: sheet.x(start), y: middle - label * 0.1, text: String(index + 1) });
    if (item.placeholder) {
      const text = sheet.text(item.placeholder);
      placeholders.push({ x: sheet.x(left + pad), y: middle + label * 0.36, text });
      const size = label * 0.4;
      boxes.arrows += arrow(sheet.x(end - pad - 2 * size, 2 * size), middle, size);
    }
    y += step - leading;
    if (item.error) {
      const text = sheet.text(item.error);
      errors.push({ x: sheet.x(left), y: top + field + error * 1.2, text });
      y += error * 1.45;
    }
    if (index + 1 === screen) {
      edge = y - label * 0.9;
      y += label * 0.9;
    }
  }
  return { numbers, labels, placeholders, errors, boxes, edge, end: y - label * 0.6 };
}

export const getPadding = ({ field, indent }: OldFormLayout) => Math.min(field, indent) * 0.3;
