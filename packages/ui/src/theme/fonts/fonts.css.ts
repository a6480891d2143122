import { globalFontFace } from "@vanilla-extract/css";

const arabicRange =
  "U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC";

globalFontFace("InstrumentSans", {
  src: 'url("./files/instrument-sans-latin-wght-normal.woff2") format("woff2")',
  fontWeight: "400 700",
  fontDisplay: "swap",
});

// System font with Instrument Sans metrics, to avoid layout shift.
globalFontFace("InstrumentSansFallback", {
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto"), local("DejaVu Sans")',
  ascentOverride: "97%",
  descentOverride: "25%",
  lineGapOverride: "0%",
});

// English pages load a small file for a few Arabic words. Arabic pages load the HEXP axis, which
// widens letters and joins.
globalFontFace("ReadexProText", {
  src: 'url("./files/readex-pro-arabic-wght-normal.woff2") format("woff2")',
  fontWeight: "160 700",
  fontDisplay: "swap",
  unicodeRange: arabicRange,
});
globalFontFace("ReadexPro", {
  src: 'url("./files/readex-pro-arabic-full-normal.woff2") format("woff2")',
  fontWeight: "160 700",
  fontDisplay: "swap",
  unicodeRange: arabicRange,
});
// Loads only on pages with code.
globalFontFace("SourceCodePro", {
  src: 'url("./files/source-code-pro-latin-400-normal.woff2") format("woff2")',
  fontWeight: "400",
  fontDisplay: "swap",
});
