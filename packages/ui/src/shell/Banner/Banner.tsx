import { clsx } from "clsx";
import { type ReactNode, useLayoutEffect, useState } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CloseIcon } from "../../primitives/Icons/index.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Banner.css.ts";
import { bannerStorageKey, dismissedBannerClass } from "./getBannerScript.ts";

export interface BannerProps extends OuterProps<HTMLElement> {
  /** Landmark name ("Announcement"). */
  label: string;
  /** One sentence, optionally with a link. */
  children: ReactNode;
  /**
   * Makes it dismissible. `name` is stored and unique per announcement. `label` names the button.
   */
  dismiss?: { id: string; label: string } | undefined;
  /** Called after storing the dismissal. */
  onDismiss?: (() => void) | undefined;
}

function isDismissed(name: string | undefined) {
  try {
    return name !== undefined && localStorage.getItem(bannerStorageKey) === name;
  } catch {
    return false;
  }
}

/**
 * Site-wide announcement above the navigation. Dismissals are stored. `getBannerScript` prevents a
 * flash.
 *
 * Not for messages about a page or an action (`Alert`, `ToastProvider`) or consent
 * (`CookieConsent`).
 */
export function Banner({ label, children, dismiss, onDismiss, className, ...outer }: BannerProps) {
  const [closed, setClosed] = useState(false);
  const name = dismiss?.id;

  // Until then, the script in the head hides it.
  useLayoutEffect(() => {
    setClosed(isDismissed(name));
    document.documentElement.classList.remove(dismissedBannerClass);
  }, [name]);

  const close = () => {
    try {
      localStorage.setItem(bannerStorageKey, String(name));
    } catch {
      // Dismissed for this page only.
    }
    setClosed(true);
    onDismiss?.();
  };
  if (closed) return null;
  return (
    <section {...outer} aria-label={label} className={clsx(styles.root, className)}>
      <p className={clsx(sizes.sm, styles.text)}>{children}</p>
      {dismiss && (
        <IconButton
          className={clsx(styles.close, scriptOnly)}
          label={dismiss.label}
          onClick={close}
        >
          <CloseIcon size={18} />
        </IconButton>
      )}
    </section>
  );
}
