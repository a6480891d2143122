import { DirectionProvider } from "@radix-ui/react-direction";
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
} from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import { type ThemeChoice, ThemeProvider } from "../ThemeProvider/index.ts";
import "../../theme/theme.css.ts";

export type Direction = "ltr" | "rtl";

/** What the library asks of a link component: an anchor's attributes, with a required `href`. */
export interface LinkComponentProps
  extends OuterProps<HTMLAnchorElement>,
    AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
}

export type LinkComponent = ComponentType<LinkComponentProps> | "a";

export interface AgencyContextValue {
  /** BCP 47 tag of the page. */
  language: string;
  direction: Direction;
  /** Renders every link. */
  Link: LinkComponent;
}

const AgencyContext = createContext<AgencyContextValue | undefined>(undefined);

export interface AgencyProviderProps {
  children: ReactNode;
  /** BCP 47 language tag of the page, such as `en` or `ar`. Set as `lang` of the document. */
  language: string;
  /** Writing direction of the page, where it is not that of its language. @default the direction of the language's script */
  direction?: Direction | undefined;
  /** The theme where the visitor has stored none; `system` follows theirs. @default "dark" */
  defaultTheme?: ThemeChoice | undefined;
  /** Renders every link, so that a router can take clicks. @default "a" */
  linkComponent?: LinkComponent | undefined;
}

/**
 * The right-to-left scripts in use today, by their ISO 15924 codes. By hand: Radix is told a
 * direction, and React Aria keeps its own list to itself.
 */
const rightToLeft = new Set("Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa".split(" "));

/**
 * The writing direction of a language's script: of the script its tag names, else of the likely one
 * (`Intl.Locale`). Left-to-right where it is no BCP 47 tag.
 */
export function getDirection(language: string): Direction {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
  } catch {
    return "ltr";
  }
}

function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}

/**
 * The one provider of the library. It sets the document's `lang` and `dir`, the direction of the
 * primitives beneath, the theme, and the link component, together, so that they cannot disagree.
 *
 * Not for a part of a page in another language: that part carries its own `lang` and `dir`. Not for
 * a part in another colour (`ProductTheme`).
 */
export function AgencyProvider({
  children,
  language,
  direction = getDirection(language),
  defaultTheme = "dark",
  linkComponent: Link = "a",
}: AgencyProviderProps) {
  if (process.env.NODE_ENV !== "production") {
    warn(
      !isTag(language),
      `AgencyProvider: \`language="${language}"\` is no BCP 47 tag, as \`en-US\` is.`,
    );
  }
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Set to what they are, they still have every element's style made anew.
    if (root.lang !== language) root.lang = language;
    if (root.dir !== direction) root.dir = direction;
  }, [language, direction]);

  const value = useMemo(() => ({ language, direction, Link }), [language, direction, Link]);
  return (
    <AgencyContext value={value}>
      <DirectionProvider dir={direction}>
        <ThemeProvider defaultTheme={defaultTheme}>{children}</ThemeProvider>
      </DirectionProvider>
    </AgencyContext>
  );
}

/**
 * Language, direction and link component of the page.
 *
 * @throws Error outside an `AgencyProvider`
 */
export function useAgency(): AgencyContextValue {
  const value = useContext(AgencyContext);
  if (!value) throw new Error("Components of @agency/ui must be used within an AgencyProvider.");
  return value;
}
