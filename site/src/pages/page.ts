import type { ComponentType } from "react";
import type { Language } from "../language.ts";
import type { ShownPage } from "../routes.ts";

export interface PageProps {
  page: ShownPage;
  /** The parts of the address that the route names. */
  params: Record<string, string>;
}

export interface PageModule {
  default: ComponentType<PageProps>;
  /** Starts what the page asks of the content service, before it is shown. */
  preload?: (language: Language, params: Record<string, string>, search: URLSearchParams) => void;
}
