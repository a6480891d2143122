import { useState } from "react";
import styles from "./control.module.css";

interface CopyFieldProps {
  label: React.ReactNode;
  value: string;
}

export function CopyField({ label, value }: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.copy}>
      <label className={styles.label}>
        <span>{label}</span>
        <input
          className={styles.control}
          dir="ltr"
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button
        type="button"
        className={styles.control}
        onClick={() => {
          void navigator.clipboard.writeText(value).then(() => setCopied(true));
        }}
      >
        Copy
      </button>
      <span role="status">{isCopied && "Copied."}</span>
    </div>
  );
}
