import type { Measure } from "./measure.ts";
import { kotlin, type Language, swift } from "./native-code.ts";

interface Token {
  path: string[];
  $type?: string;
  $value?: unknown;
  $extensions?: Record<string, unknown>;
}

const measureCss = {
  name: "agency/css",
  type: "value",
  filter: ({ $type }: Token) => $type === "dimension" || $type === "duration",
  transform: (token: Token) => {
    const { value, unit } = token.$value as Measure;
    return `${value}${unit}`;
  },
} as const;

/** Returns the name that apps register a font by. */
function getInstalledName({ $value, $extensions }: Token): string {
  const [first] = $value as string[];
  return JSON.stringify($extensions?.["com.agency.installed"] ?? first);
}

function toCode(language: Language, token: Token): unknown {
  const { $type, $value } = token;
  // An alias of a token that is code by now.
  if (typeof $value === "string") return $value;
  const part = (write: (value: never) => string, value: unknown) =>
    typeof value === "string" ? value : write(value as never);
  switch ($type) {
    case "dimension":
      return language.length($value as Measure);
    case "duration":
      return language.duration($value as Measure);
    case "number":
      return language.number($value as number);
    case "fontWeight":
      return language.fontWeight($value as number);
    case "cubicBezier":
      return language.cubicBezier($value as number[]);
    case "fontFamily":
      return getInstalledName(token);
    case "shadow": {
      const { color, offsetX, offsetY, blur, spread } = $value as Record<string, unknown>;
      const length = (value: unknown) => part(language.length, value);
      return language.shadow({
        color: color as string,
        offsetX: length(offsetX),
        offsetY: length(offsetY),
        blur: length(blur),
        spread: length(spread),
      });
    }
    case "typography": {
      const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = $value as Record<
        string,
        unknown
      >;
      return language.typography({
        fontFamily: fontFamily as string,
        fontSize: part(language.length, fontSize),
        fontWeight: part(language.fontWeight, fontWeight),
        letterSpacing: part(language.length, letterSpacing),
        lineHeight: part(language.number, lineHeight),
      });
    }
    default:
      return $value;
  }
}

const createNativeTransform = <Name extends string>(name: Name, language: Language) =>
  ({
    name,
    type: "value",
    // Parts of composite values are references.
    transitive: true,
    filter: (token: Token) => token.$type !== "color",
    transform: (token: Token) => toCode(language, token),
  }) as const;

const swiftCode = createNativeTransform("agency/swift", swift);
const kotlinCode = createNativeTransform("agency/kotlin", kotlin);

/**
 * Hooks for Style Dictionary 5, whose groups print DTCG 2025.10 objects as `[object Object]` and
 * multiply px by 16. Each transform group has the name of the original after `agency/`.
 */
export const hooks = {
  transforms: {
    [measureCss.name]: measureCss,
    [swiftCode.name]: swiftCode,
    [kotlinCode.name]: kotlinCode,
  },
  transformGroups: {
    "agency/css": [
      "attribute/cti",
      "name/kebab",
      measureCss.name,
      "color/css",
      "fontFamily/css",
      "cubicBezier/css",
      "typography/css/shorthand",
      "shadow/css/shorthand",
    ],
    "agency/ios-swift": ["attribute/cti", "name/camel", "color/UIColorSwift", swiftCode.name],
    "agency/compose": ["attribute/cti", "name/camel", "color/composeColor", kotlinCode.name],
  },
  filters: {
    /** Leaves out generic font families, which only CSS has. */
    "agency/native": ({ path }: Token) => path.join(".") !== "font.fallback",
  },
};

/** Imports of a Kotlin file. */
export const composeImports = [
  "androidx.compose.animation.core.CubicBezierEasing",
  "androidx.compose.ui.graphics.Color",
  "androidx.compose.ui.graphics.shadow.Shadow",
  "androidx.compose.ui.text.TextStyle",
  "androidx.compose.ui.text.font.FontWeight",
  "androidx.compose.ui.unit.*",
  "kotlin.time.Duration.Companion.milliseconds",
];
