import { isSitePath } from "@agency/content/urls";
import { type ReactNode, useEffect, useState } from "react";
import {
  type PreviewHeaderProps,
  usePresentationNavigate,
  usePresentationParams,
} from "sanity/presentation";
import styles from "./Header.module.css";
import { PreviewLinks } from "./PreviewLinks.tsx";

/** In px. */
const widths = { Phone: 360, Tablet: 768, "Full width": undefined } as const;

type Width = keyof typeof widths;

/** `localStorage` key of the site, on the same origin. */
const themeKey = "theme";

export function Header({ renderDefault, ...props }: PreviewHeaderProps) {
  const { iframeRef } = props;
  const navigate = usePresentationNavigate();
  const { preview = "/" } = usePresentationParams();
  const { pathname: shownPath } = new URL(preview, location.origin);
  const pathname = isSitePath(shownPath) ? shownPath : "/";
  const isArabic = /^\/ar(?=\/|$)/.test(pathname);
  const [width, setWidth] = useState<Width>("Full width");
  const [theme, setTheme] = useState(() => localStorage.getItem(themeKey) ?? "dark");

  useEffect(() => {
    const frame = iframeRef.current;
    if (!frame) return;
    const max = widths[width];
    frame.style.maxInlineSize = max ? `${max}px` : "";
    frame.style.marginInline = "auto";
  });

  function show(language: string): void {
    const path = pathname.replace(/^\/ar(?=\/|$)/, "") || "/";
    // Without `lng`, the site redirects Arabic readers.
    const shown = language === "ar" ? `/ar${path === "/" ? "" : path}` : `${path}?lng=en`;
    navigate(shown);
    // Loading pages do not receive the navigation.
    if (iframeRef.current?.contentWindow) iframeRef.current.contentWindow.location.href = shown;
  }

  function put(on: string): void {
    localStorage.setItem(themeKey, on);
    setTheme(on);
    iframeRef.current?.contentWindow?.location.reload();
  }

  return (
    <div className={styles.header}>
      <div className={styles.address}>
        {renderDefault({ ...props, renderDefault, canSharePreviewAccess: false })}
      </div>
      <div className={styles.bar}>
        <Choice label="Language" value={isArabic ? "ar" : "en"} onChange={show}>
          <option value="en">English</option>
          <option value="ar">العربية</option>
        </Choice>
        <Choice label="Theme" value={theme} onChange={put}>
          <option value="dark">Dark</option>
          <option value="light">Light</option>
        </Choice>
        <Choice label="Width" value={width} onChange={(next) => setWidth(next as Width)}>
          {Object.keys(widths).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
        <PreviewLinks key={pathname} path={pathname} />
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className={styles.label}>
      {label}
      <select
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </label>
  );
}
