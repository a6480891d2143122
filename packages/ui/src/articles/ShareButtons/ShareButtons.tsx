import { type ReactNode, useEffect, useId, useState } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./ShareButtons.css.ts";

/** How long the copied state stays, in ms. */
const copiedTime = 4000;

export interface ShareButtonsProps extends OuterProps<HTMLDivElement> {
  /** Heading of the row, such as "Share". */
  label: ReactNode;
  /** Networks: their name and their address for sharing this page. */
  items?: readonly { label: ReactNode; href: string }[] | undefined;
  /** Added to the networks' names for assistive technology; they open in a new tab where it is set. */
  newTabLabel?: ReactNode | undefined;
  /** Button that copies the address. Its promise decides whether `copiedLabel` shows. */
  copy?:
    | { label: ReactNode; copiedLabel: ReactNode; onCopy: () => void | Promise<void> }
    | undefined;
  /** Button for the device's own share sheet; leave it out where there is none. */
  share?: { label: ReactNode; onShare: () => void } | undefined;
}

/**
 * Ways to pass a page on: links to networks, a button that copies the address, the device's own
 * share sheet.
 *
 * Not for the agency's own pages at networks (`Footer`).
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
    const timer = setTimeout(() => setCopied(false), copiedTime);
    return () => clearTimeout(timer);
  }, [copied]);

  const copyNow = async () => {
    try {
      await copy?.onCopy();
      setCopied(true);
    } catch {
      // The caller knows why, and says it.
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
            <button type="button" className={control} onClick={copyNow}>
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
