import type { ReactNode } from "react";

export interface IconProps {
  /** Width and height in px. @default 20 */
  size?: number | undefined;
  className?: string | undefined;
}

/**
 * The few icons of the library, drawn on a 24 px grid with a 1.75 px line. Decoration: the control
 * that carries one carries the name too.
 */
function Icon({ size = 20, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  );
}

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12.5 9.5 18 20 6.5" />
  </Icon>
);
export const ExclamationIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v10M12 18.5v.5" strokeWidth="2.25" />
  </Icon>
);
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 9h18M9 15.5h12" />
  </Icon>
);
export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 9 7 7 7-7" />
  </Icon>
);
export const ArrowUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20V4.5M5 11l7-7 7 7" />
  </Icon>
);
/**
 * One of the few icons of the library, drawn on a 24 px grid with a 1.75 px line in the colour of
 * the text around it: `ArrowUpIcon`, `CheckIcon`, `ChevronIcon`, `CloseIcon`, `ExclamationIcon`,
 * `MenuIcon`, `MoonIcon`, `PauseIcon`, `PlayIcon`, `SearchIcon`, `SunIcon`.
 *
 * Not for decoration of a text or a list: type and hairlines part those (`FeatureList`).
 *
 * Accessibility: decoration, hidden from assistive technology; the control that carries it carries
 * the name (WCAG 4.1.2).
 *
 * Keyboard: takes no focus.
 */
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5l5 5" />
  </Icon>
);
export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </Icon>
);
export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
  </Icon>
);
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5v14M16 5v14" strokeWidth="2.25" />
  </Icon>
);
export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m8 5 11 7-11 7Z" />
  </Icon>
);
