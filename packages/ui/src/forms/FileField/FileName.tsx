import * as styles from "./FileName.css.ts";

/** Marks that turn the order of what follows, so that `fdp.exe` could be shown as `exe.pdf`. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

/** The name of a file: its extension always last and in sight, whatever the script of the rest. */
export function FileName({ name }: { name: string }) {
  const plain = name.replace(directionMarks, "");
  const dot = plain.lastIndexOf(".");
  const end = dot > 0 ? dot : plain.length;
  return (
    <bdi dir="ltr" className={styles.root}>
      <bdi className={styles.stem}>{plain.slice(0, end)}</bdi>
      <span>{plain.slice(end)}</span>
    </bdi>
  );
}
