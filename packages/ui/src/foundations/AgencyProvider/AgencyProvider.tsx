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
import {
  type GetPortalContainer,
  getRootElements,
  isInShadow,
  PortalContainerContext,
  rootAttribute,
} from "../../internal/PortalContainer.ts";
import { warn } from "../../internal/warn.ts";
import { type Messages, MessagesContext } from "../../messages/MessagesContext.ts";
import { type ThemeChoice, ThemeProvider } from "../ThemeProvider/index.ts";
import "../../theme/theme.css.ts";
import { type Direction, getDirection } from "./getDirection.ts";

/** Props of a custom link component. */
export interface LinkComponentProps
  extends OuterProps<HTMLAnchorElement>,
    AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

export type LinkComponent = ComponentType<LinkComponentProps> | "a";

export interface AgencyContextValue {
  language: string;
  direction: Direction;
  Link: LinkComponent;
}

const AgencyContext = createContext<AgencyContextValue | undefined>(undefined);

export interface AgencyProviderProps {
  children: ReactNode;
  /** BCP 47 tag (`en`, `ar`), set as `lang` of the document. */
  language: string;
  /** Writing direction. @default by the language's script */
  direction?: Direction | undefined;
  /** Theme without a stored choice. `system` follows `prefers-color-scheme`. @default "dark" */
  defaultTheme?: ThemeChoice | undefined;
  /** Renders links, such as a router's. @default "a" */
  linkComponent?: LinkComponent | undefined;
  /**
   * Default texts of components ("Close"), by name: for other languages, or to change some. Props
   * of components override them.
   *
   * @default English or Arabic
   */
  messages?: Readonly<Partial<Messages>> | undefined;
  /**
   * Element of overlays, in an iframe or a shadow root. `lang`, `dir` and theme are set on its
   * document, or in a shadow root on itself. A function may read a ref.
   *
   * @default the document's body
   */
  container?: Element | GetPortalContainer | undefined;
}

const noMessages = {};

function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}

/**
 * Root provider of the theme, the link component, and the document's `lang` and `dir`. A server
 * writes both attributes itself.
 *
 * Not for part of a page in another language (`lang`, `dir`) or accent colour (`ProductTheme`).
 */
export function AgencyProvider({
  children,
  language,
  direction = getDirection(language),
  defaultTheme = "dark",
  linkComponent: Link = "a",
  container,
  messages = noMessages,
}: AgencyProviderProps) {
  if (process.env.NODE_ENV !== "production") {
    warn(
      !isTag(language),
      `AgencyProvider: \`language="${language}"\` is no BCP 47 tag, as \`en-US\` is.`,
    );
  }
  const getContainer = useMemo(
    () => (typeof container === "function" ? container : () => container),
    [container],
  );
  useLayoutEffect(() => {
    const element = getContainer();
    const [root] = getRootElements(element);
    if (element && isInShadow(element)) root.setAttribute(rootAttribute, "");
    // Setting an unchanged value would invalidate all styles.
    if (root.lang !== language) root.lang = language;
    if (root.dir !== direction) root.dir = direction;
  }, [language, direction, getContainer]);

  const value = useMemo(() => ({ language, direction, Link }), [language, direction, Link]);
  const words = useMemo(() => ({ language, messages }), [language, messages]);
  return (
    <AgencyContext value={value}>
      <MessagesContext value={words}>
        <DirectionProvider dir={direction}>
          <PortalContainerContext value={getContainer}>
            <ThemeProvider defaultTheme={defaultTheme}>{children}</ThemeProvider>
          </PortalContainerContext>
        </DirectionProvider>
      </MessagesContext>
    </AgencyContext>
  );
}

/**
 * Returns the page's language, direction and link component.
 *
 * @throws Error outside an `AgencyProvider`
 */
export function useAgency(): AgencyContextValue {
  const value = useContext(AgencyContext);
  if (!value) throw new Error("Components of @agency/ui must be used within an AgencyProvider.");
  return value;
}
