import { clsx } from "clsx";
import { type ReactNode, useLayoutEffect, useState } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CloseIcon } from "../../primitives/Icons/index.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Banner.css.ts";
import { bannerStorageKey, closedBannerClass } from "./bannerScript.ts";

export interface BannerProps extends OuterProps<HTMLElement> {
  /** Names the landmark, such as "Announcement". */
  label: string;
  /** One sentence, and a link where there is more to say. */
  children: ReactNode;
  /** Lets it be closed for good: what is stored, another name for each announcement, and the name of the button. */
  dismiss?: { name: string; label: string } | undefined;
  /** Called when it has been closed and that is stored. */
  onDismiss?: (() => void) | undefined;
}

/** Whether the visitor has closed the banner of this name; never where nothing can be stored. */
function wasClosed(name: string | undefined) {
  try {
    return name !== undefined && localStorage.getItem(bannerStorageKey) === name;
  } catch {
    return false;
  }
}

/**
 * One announcement for the whole site, above its navigation: an event, a new product, hours of
 * closing. Once it is closed it stays so; `bannerScriptFor` in the head keeps a closed one from being
 * painted at all.
 *
 * Not for messages about one page or what was done on it (`Alert`, `ToastProvider`), nor for consent
 * (`CookieConsent`).
 */
export function Banner({ label, children, dismiss, onDismiss, className, ...outer }: BannerProps) {
  const [closed, setClosed] = useState(false);
  const name = dismiss?.name;

  // After the first render, which is the server's; the script in the head has hidden it until now.
  useLayoutEffect(() => {
    setClosed(wasClosed(name));
    document.documentElement.classList.remove(closedBannerClass);
  }, [name]);

  const close = () => {
    try {
      localStorage.setItem(bannerStorageKey, String(name));
    } catch {
      // It is closed for this page alone.
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
