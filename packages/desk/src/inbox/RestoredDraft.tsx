import { useEffect, useState } from "react";
import styles from "./inbox.module.css";

interface RestoredDraftProps {
  isRestored: boolean;
  onDiscard: () => void;
}

/** Announces a restored draft. The live region precedes its text. */
export function RestoredDraft({ isRestored, onDiscard }: RestoredDraftProps) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(isRestored ? "Draft restored." : ""), [isRestored]);
  return (
    <div className={styles.bar}>
      <span role="status">{said}</span>
      {isRestored && (
        <button type="button" className={styles.control} onClick={onDiscard}>
          Discard draft
        </button>
      )}
    </div>
  );
}
