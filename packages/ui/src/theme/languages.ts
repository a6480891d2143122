/**
 * Languages by script and font, for tags without a script subtag. A font covers a language if it has
 * all letters of its exemplar set (CLDR 48).
 */
export const languages = {
  /** Arabic script, covered by Readex Pro. */
  readexPro: ["ar", "apc", "ary", "arz"],
  /** Arabic script, covered by Vazirmatn. */
  vazirmatn: [
    ...["azb", "bal", "bgn", "bqi", "ckb", "fa", "glk", "lah"],
    ...["mzn", "pnb", "prs", "ps", "sdh", "ug", "ur"],
  ],
  /** Arabic script, covered by neither. */
  otherArabic: ["ks", "lrc", "sd", "skr"],
  /** Latin script, not covered by Instrument Sans. */
  otherLatin: ["az", "ha", "ig", "vi", "yo"],
  /** Other scripts, for which Latin tracking is too tight or parts joined letters. */
  untracked: [
    ...["bn", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko"],
    ...["ml", "mr", "my", "ne", "pa", "si", "ta", "te", "th", "yi", "zh"],
  ],
};
