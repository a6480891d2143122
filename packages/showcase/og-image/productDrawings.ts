import { Path2D } from "@napi-rs/canvas";
import * as art from "../src/drawProducts.ts";
import { drawDiamond, drawDot, type Pen } from "./pen.ts";
import type { DayDrawing, MatchDrawing, VehicleDrawing } from "./types.ts";

/** @param width in px */
function stroke({ context }: Pen, d: string, width: number, scale: number, down = scale) {
  const path = new Path2D();
  path.addPath(new Path2D(d), { a: scale, d: down });
  context.lineWidth = width;
  context.stroke(path);
}

/** Opacity per material, except the accent. */
const tones = [0.7, 0.46, 1];

/** Draws the vehicle with its materials' weights. Disassembled until the launch. */
export function drawVehicle(pen: Pen, { kilograms, accent, launched }: VehicleDrawing) {
  const { context, colors } = pen;
  const state = launched ? "whole" : "lifted";
  const { length, y: level } = art.ground;
  const scale = 0.96;
  context.save();
  context.translate(1144 - length * scale, 514 - level * scale);
  context.lineJoin = "round";
  context.strokeStyle = colors.ink;
  if (!launched) {
    context.globalAlpha = 0.42;
    stroke(pen, art.threads(art.hangingPieces, state), 1.2, scale);
    context.globalAlpha = 1;
  }
  context.save();
  context.scale(scale, scale);
  for (const piece of art.pieces) {
    if (!art.isVisible(piece, state)) continue;
    context.save();
    context.translate(...art.getOffset(piece, state));
    drawShape(pen, art.shapes[piece], scale);
    context.restore();
  }
  const { columns, ...place } = art.stacks[launched ? "launched" : "before"];
  context.lineCap = "square";
  context.lineWidth = place.pitch * 0.62;
  context.setLineDash(art.getDash(place.pitch).split(" ").map(Number));
  art.heaps(kilograms, columns, place).forEach((heap, index) => {
    const others = index > accent ? index - 1 : index;
    context.globalAlpha = index === accent ? 1 : (tones[others] ?? 0.6);
    context.strokeStyle = index === accent ? colors.line : colors.ink;
    context.stroke(new Path2D(art.drawHeap(heap, place.pitch, level - 8)));
  });
  context.restore();
  drawMarkedLine(pen, { from: 0, to: length * scale, y: level * scale, solid: launched });
  context.restore();
}

function drawShape({ context, colors }: Pen, shape: art.Shape, scale: number) {
  const outline = new Path2D(shape.outline);
  context.fillStyle = colors.ground;
  if (!shape.open) context.fill(outline);
  if (shape.glass) {
    context.globalAlpha = 0.08;
    context.fillStyle = colors.ink;
    context.fill(outline);
    context.globalAlpha = 1;
  }
  context.lineWidth = 1.9 / scale;
  context.stroke(outline);
  if (shape.detail) {
    context.globalAlpha = 0.5;
    context.lineWidth = 1.2 / scale;
    context.stroke(new Path2D(shape.detail));
    context.globalAlpha = 1;
  }
  if (shape.over) {
    const over = new Path2D(shape.over);
    context.fillStyle = colors.ground;
    context.fill(over);
    context.lineWidth = 1.9 / scale;
    context.stroke(over);
  }
}

interface MarkedLine {
  from: number;
  to: number;
  y: number;
  solid: boolean;
}

/** The diamond is hollow unless `solid`. */
function drawMarkedLine({ context, colors }: Pen, { from, to, y, solid }: MarkedLine) {
  context.strokeStyle = context.fillStyle = colors.line;
  context.lineCap = "butt";
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(from + 12, y);
  context.lineTo(to - (solid ? 17 : 31), y);
  context.stroke();
  drawDot(context, [from + 12, y], 12);
  if (!solid) context.fillStyle = colors.ground;
  context.lineWidth = 4;
  drawDiamond(context, [to - 17, y], 15, !solid);
}

/** Draws all connections, and one match. */
export function drawMatch(pen: Pen, { offers, needs, match, share }: MatchDrawing) {
  const { context, colors, other } = pen;
  const met = share >= 1;
  const frame = { x: 648, y: 196, width: 482, height: 340 };
  const seam = frame.x + frame.width / 2;
  const scale = [frame.width / art.fieldSize.along, frame.height / art.fieldSize.across] as const;
  const from = art.getLanePosition("wide", match.offer, offers);
  const to = art.getLanePosition("wide", match.need, needs);
  for (const far of met ? [false] : [false, true]) {
    const own = far ? other : colors;
    context.save();
    if (far) {
      context.beginPath();
      context.rect(seam, 0, 1200 - seam, 630);
      context.clip();
      context.fillStyle = own.ground;
      context.fillRect(seam, 0, 1200 - seam, 630);
    }
    context.translate(frame.x, frame.y);
    context.strokeStyle = own.ink;
    context.lineCap = "round";
    context.globalAlpha = 0.3;
    for (const d of art.field("wide", offers, needs)) stroke(pen, d, 1.2, ...scale);
    context.globalAlpha = 1;
    stroke(pen, art.drawEndPoints("wide", offers, false), 10, ...scale);
    stroke(pen, art.drawEndPoints("wide", needs, true), 10, ...scale);
    context.strokeStyle = own.line;
    const halves = [
      ...(far ? [] : [art.getHalfLine("wide", from, to, share, false)]),
      ...(far || met ? [art.getHalfLine("wide", to, from, share, true)] : []),
    ];
    for (const { line, start, tip } of halves) {
      stroke(pen, line, 7, ...scale);
      stroke(pen, start, 27, ...scale);
      if (!met) stroke(pen, tip, 20, ...scale);
    }
    context.fillStyle = met ? own.line : own.ground;
    context.lineWidth = 4;
    context.lineCap = "butt";
    const middle = ((from + to) / 2) * scale[1];
    drawDiamond(context, [frame.width / 2, middle], met ? 24 : 19, !met);
    context.restore();
  }
}

/** Draws one dot per six members, hollow after `at`. */
export function drawDay(pen: Pen, { day, at, launched }: DayDrawing) {
  const { context, colors } = pen;
  const grain = art.resolutions.narrow;
  const { open } = art.getHours(day);
  const minutes = art.parseMinutes(at);
  const { width, half } = art.getSize(day, grain);
  const frame = { x: 616, y: 356, width: 511, half: 168 };
  const scale = [frame.width / width, frame.half / half] as const;
  const now = art.getLastColumnTime(day, minutes, grain);
  const all = art.getColumns(day, grain);
  const size = 8.4;
  context.save();
  context.translate(frame.x, frame.y);
  context.lineCap = "round";
  const dots = (columns: typeof all, color: string, width: number) => {
    context.strokeStyle = color;
    stroke(pen, art.getDots(columns, open, grain), width, ...scale);
  };
  const passed = launched ? all : all.filter((column) => column.minutes < now);
  context.globalAlpha = 0.86;
  dots(passed, colors.ink, size);
  if (!launched) {
    const coming = all.filter((column) => column.minutes > now);
    context.globalAlpha = 0.5;
    dots(coming, colors.ink, size);
    context.globalAlpha = 1;
    dots(coming, colors.ground, size - 3);
  }
  context.globalAlpha = 1;
  dots([art.createColumn(day, now, grain)], colors.line, size + 0.6);
  drawDayAxis(pen, frame.width, art.getElapsedShare(day, now), launched);
  context.restore();
}

function drawDayAxis(pen: Pen, length: number, share: number, launched: boolean) {
  const { context, colors } = pen;
  if (!launched) {
    context.fillStyle = colors.line;
    context.fillRect(0, -0.75, length - 15, 1.5);
  }
  const hour = share * length;
  context.strokeStyle = context.fillStyle = colors.line;
  context.lineCap = "butt";
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(launched ? length : hour, 0);
  context.stroke();
  drawDot(context, [0, 0], 13);
  drawDot(context, [hour, 0], 12);
  if (!launched) context.fillStyle = colors.ground;
  context.lineWidth = 4;
  drawDiamond(context, [length, 0], 16, !launched);
}
