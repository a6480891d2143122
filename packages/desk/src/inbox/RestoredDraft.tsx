import styles from "./inbox.module.css";

export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={styles.bar}>
      <span role="status">Draft restored.</span>
      <button type="button" className={styles.control} onClick={onDiscard}>
        Discard the draft
      </button>
    </div>
  );
}
