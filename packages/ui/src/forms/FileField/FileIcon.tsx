import * as styles from "./FileField.css.ts";

export function FileIcon() {
  return (
    <svg
      className={styles.icon}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M13 3H5v18h14V9zm0 0v6h6" />
    </svg>
  );
}
