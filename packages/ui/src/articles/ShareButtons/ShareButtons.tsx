import { type ReactNode, useEffect, useId, useState } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./ShareButtons.css.ts";

/** In ms. */
const copiedDuration = 4000;

export interface ShareButtonsProps extends OuterProps<HTMLDivElement> {
  /** Example: "Share". */
  label: ReactNode;
  items?: readonly { label: ReactNode; href: string }[] | undefined;
  /** Visually hidden ("opens in a new tab"). Opens links in a new tab. */
  newTabLabel?: ReactNode | undefined;
  /** Copies the URL. Resolving shows `copiedLabel`. */
  copy?:
    | { label: ReactNode; copiedLabel: ReactNode; onCopy: () => void | Promise<void> }
    | undefined;
  /** Native share sheet. Omit it if not supported. */
  share?: { label: ReactNode; onShare: () => void } | undefined;
}

/**
 * Share links of social networks, a copy button and the native share sheet.
 *
 * Not for the agency's own profiles (`Footer`).
 */
export function ShareButtons({
  label,
  items = [],
  newTabLabel,
  copy,
  share,
  className,
  ...outer
}: ShareButtonsProps) {
  const id = useId();
  const { Link } = useAgency();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedDuration);
    return () => clearTimeout(timer);
  }, [copied]);

  const handleCopy = async () => {
    try {
      await copy?.onCopy();
      setCopied(true);
    } catch {
      // The caller reports the error.
      setCopied(false);
    }
  };

  const control = `${styles.control} ${sizes.sm}`;
  return (
    <div {...outer} className={className}>
      <p id={id} className={`${styles.label} ${sizes.sm}`}>
        {label}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {items.map(({ label: name, href }) => (
          <li key={href}>
            <Link
              href={href}
              className={control}
              {...(newTabLabel && { target: "_blank", rel: "noopener noreferrer" })}
            >
              <span>
                {name}
                {newTabLabel && <VisuallyHidden> ({newTabLabel})</VisuallyHidden>}
              </span>
            </Link>
          </li>
        ))}
        {copy && (
          <li className={scriptOnly}>
            <button type="button" className={control} onClick={handleCopy}>
              {copied ? copy.copiedLabel : copy.label}
            </button>
          </li>
        )}
        {share && (
          <li className={scriptOnly}>
            <button type="button" className={control} onClick={share.onShare}>
              {share.label}
            </button>
          </li>
        )}
      </ul>
      <div role="status">
        <VisuallyHidden>{copied && copy?.copiedLabel}</VisuallyHidden>
      </div>
    </div>
  );
}
