import { lazy } from "react";
import type { MobileMenuProps } from "./MobileMenu.tsx";
import type { PanelProps } from "./Panel.tsx";
import { PlainLinks } from "./PlainLinks.tsx";

/** Loads the wide panel's code; called on the first sign that it will be wanted. */
export const loadPanel = () => import("./Panel.tsx");
/** Loads the mobile menu's code; called on the first sign that it will be wanted. */
export const loadMobileMenu = () => import("./MobileMenu.tsx");

const ignore = () => {};
export const preloadPanel = () => void loadPanel().catch(ignore);
export const preloadMobileMenu = () => void loadMobileMenu().catch(ignore);

export const Panel = lazy(() =>
  loadPanel().then(
    (chunk) => ({ default: chunk.Panel }),
    () => ({
      default: ({ item, onChoose }: PanelProps) => (
        <PlainLinks items={[item]} onChoose={onChoose} />
      ),
    }),
  ),
);

export const MobileMenu = lazy(() =>
  loadMobileMenu().then(
    (chunk) => ({ default: chunk.MobileMenu }),
    () => ({
      default: ({ items, onChoose }: MobileMenuProps) => (
        <PlainLinks items={items} onChoose={onChoose} />
      ),
    }),
  ),
);
