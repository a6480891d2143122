import { Dialog } from "@agency/ui/Dialog";
import { IconButton } from "@agency/ui/IconButton";
import { PlusIcon } from "@agency/ui/Icons";
import type { ReactNode } from "react";
import * as styles from "./EnlargeButton.css.ts";

interface EnlargeButtonProps {
  /** Accessible name of the button and the scrollable area. */
  label: string;
  closeLabel: string;
  title: ReactNode;
  children: ReactNode;
}

/** Button that opens a picture, readable on phones. It scrolls by touch, pinch, and arrow keys. */
export function EnlargeButton({ label, closeLabel, title, children }: EnlargeButtonProps) {
  return (
    <Dialog
      size="full"
      title={title}
      closeLabel={closeLabel}
      trigger={
        <IconButton label={label} className={styles.button}>
          <PlusIcon />
        </IconButton>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard scrolling */}
      <section className={styles.area} aria-label={label} tabIndex={0}>
        <div className={styles.picture}>{children}</div>
      </section>
    </Dialog>
  );
}
