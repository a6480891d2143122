import type { NewFormLayout } from "./NewFormDrawing.tsx";
import type { OldFormLayout } from "./oldFormRows.ts";

export interface ViewLayout {
  width: number;
  height: number;
  old?: OldFormLayout | undefined;
  new?: NewFormLayout | undefined;
  caption?: { strip: number; size: number } | undefined;
}

const hero = {
  start: 764,
  end: 1400,
  indent: 44,
  question: 26,
  option: 19,
  leading: 32,
  gap: 46,
  week: { start: 808, end: 1400, size: 15, cell: 34, gap: 4 },
};

const phone = {
  start: 209,
  end: 376,
  indent: 22,
  question: 16,
  option: 14.5,
  leading: 21,
  stacked: true,
  week: { start: 209, end: 376, size: 12, cell: 24, gap: 2, timesBeside: 38 },
};

const phoneOld = {
  start: 12,
  end: 378,
  textEnd: 186,
  indent: 24,
  title: 13.5,
  number: 15,
  label: 12,
  error: 12,
  field: 30,
  step: 57,
};

export const layouts = {
  hero: {
    width: 1440,
    height: 900,
    caption: { strip: 72, size: 20 },
    old: {
      start: 40,
      end: 676,
      textEnd: 676,
      indent: 44,
      top: 125,
      title: 22,
      number: 19,
      label: 13,
      error: 12,
      field: 36,
      step: 65,
      fold: 900,
    },
    new: {
      ...hero,
      name: { y: 126, size: 22 },
      top: 188,
      choices: 2,
      contact: { size: 24, gap: 24, height: 54, length: 220 },
    },
  },
  phone: {
    width: 390,
    height: 844,
    caption: { strip: 68, size: 12.5 },
    old: { ...phoneOld, top: 98, fold: 844 },
    new: {
      ...phone,
      name: { y: 99, size: 14 },
      top: 140,
      gap: 38,
      choices: 2,
      contact: { size: 15, gap: 22, height: 46 },
    },
  },
  landscape: {
    width: 720,
    height: 450,
    old: {
      start: 24,
      end: 696,
      textEnd: 348,
      indent: 32,
      top: 50,
      title: 18,
      number: 19,
      label: 15.5,
      error: 14.5,
      field: 34,
      step: 64,
      fold: 450,
    },
    new: {
      start: 382,
      end: 698,
      indent: 32,
      question: 22,
      option: 15.5,
      leading: 26,
      name: { y: 51, size: 19 },
      top: 100,
      gap: 38,
      choices: 2,
      week: { start: 382, end: 698, size: 15.5, cell: 29, gap: 3 },
    },
  },
  portrait: {
    width: 390,
    height: 468,
    old: { ...phoneOld, top: 40, fold: 468 },
    new: {
      ...phone,
      name: { y: 42, size: 14 },
      top: 84,
      gap: 36,
      choices: 0,
      contact: { size: 15, gap: 18, height: 42, bare: true },
    },
  },
  small: {
    width: 350,
    height: 256,
    old: { ...phoneOld, textEnd: 170, end: 336, title: 12, top: 32, fold: 256 },
    new: {
      ...phone,
      start: 189,
      end: 338,
      name: { y: 33, size: 14 },
      top: 67,
      gap: 0,
      choices: 0,
      week: { ...phone.week, start: 189, end: 338, cell: 18 },
    },
  },
  mornings: {
    width: 720,
    height: 368,
    new: {
      ...hero,
      start: 44,
      end: 680,
      top: 64,
      question: 29,
      choices: 0,
      // Larger: phones show it at half the size.
      week: { ...hero.week, start: 88, end: 680, size: 21 },
    },
  },
  fields: {
    width: 440,
    height: 748,
    old: {
      start: 24,
      end: 416,
      textEnd: 416,
      indent: 32,
      top: 42,
      title: 17,
      number: 15,
      label: 12,
      error: 12,
      field: 23,
      step: 46,
      fold: 748,
      screen: 10,
    },
  },
  bookingPhone: {
    width: 390,
    height: 844,
    new: {
      start: 24,
      end: 366,
      indent: 32,
      question: 21,
      option: 17,
      leading: 27,
      name: { y: 60, size: 20 },
      top: 116,
      gap: 42,
      choices: 2,
      week: { start: 24, end: 366, size: 15, cell: 36, gap: 4 },
      contact: { size: 21, gap: 24, height: 54 },
    },
  },
} as const satisfies Record<string, ViewLayout>;
