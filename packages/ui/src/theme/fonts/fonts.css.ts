import { globalFontFace } from "@vanilla-extract/css";
import {
  arabicExtended,
  latinExtended,
  latinSigns,
  readexPro,
  vazirmatn,
} from "./unicodeRanges.ts";

const createFace = (file: string, fontWeight: string, unicodeRange?: string) => ({
  src: `url("./files/${file}.woff2") format("woff2")`,
  fontWeight,
  fontDisplay: "swap" as const,
  ...(unicodeRange && { unicodeRange }),
});

const createVazirmatn = (unicodeRange: string) => ({
  ...createFace("vazirmatn-arabic-wght-normal", "100 900", unicodeRange),
  // The size of Readex Pro.
  sizeAdjust: "110%",
});

globalFontFace("InstrumentSans", [
  createFace("instrument-sans-latin-wght-normal", "400 700"),
  createFace("instrument-sans-latin-ext-wght-normal", "400 700", latinExtended),
  // A face with other weights would never be chosen.
  createFace("readex-pro-signs-wght-normal", "400 700", latinSigns),
]);

// System font with Instrument Sans metrics, to avoid layout shift.
globalFontFace("InstrumentSansFallback", {
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto"), local("DejaVu Sans")',
  ascentOverride: "97%",
  descentOverride: "25%",
  lineGapOverride: "0%",
});

// English pages load a small file for a few Arabic words. Arabic pages load the HEXP axis, which
// widens letters and joins.
globalFontFace("ReadexProText", [
  createFace("readex-pro-arabic-wght-normal", "160 700", readexPro),
  createVazirmatn(arabicExtended),
]);
globalFontFace("ReadexPro", [
  createFace("readex-pro-arabic-full-normal", "160 700", readexPro),
  createVazirmatn(arabicExtended),
]);
// Readex Pro has the letters of Arabic only. Other languages in Arabic script have their whole words
// from one font.
globalFontFace("Vazirmatn", createVazirmatn(vazirmatn));
// Loads only on pages with code.
globalFontFace("SourceCodePro", {
  src: 'url("./files/source-code-pro-latin-400-normal.woff2") format("woff2")',
  fontWeight: "400",
  fontDisplay: "swap",
});
