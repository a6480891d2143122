/** The first that is in a `User-Agent` names it: later ones say that they are like earlier ones, too. */
const browsers: readonly [sign: RegExp, name: string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [sign: RegExp, name: string][] = [
  [/\bWindows\b/, "Windows"],
  [/\bAndroid\b/, "Android"],
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** What a browser calls itself, as people tell their devices apart: "Firefox, Windows"; empty where unknown. */
export function deviceOf(userAgent: string): string {
  const names = [browsers, systems].map((all) => all.find(([sign]) => sign.test(userAgent))?.[1]);
  return names.filter(Boolean).join(", ");
}
