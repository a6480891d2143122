import { useEffect, useState } from "react";
import control from "../control.module.css";
import styles from "./refusals.module.css";
import { onRefused, type Refusal } from "./refusals.ts";

/** Lists refused files and pasted parts until closed. The live region precedes its messages. */
export function Refusals() {
  const [refusals, setRefusals] = useState<readonly (Refusal & { id: string })[]>([]);
  useEffect(
    () =>
      onRefused((refusal) =>
        setRefusals((all) => [...all, { ...refusal, id: crypto.randomUUID() }]),
      ),
    [],
  );
  return (
    <section className={styles.root} aria-label="Problems">
      <div role="alert">
        {refusals.map(({ id, title, sentence }) => (
          <p key={id} className={styles.refusal}>
            <strong>{title}</strong> {sentence}
          </p>
        ))}
      </div>
      {refusals.length > 0 && (
        <button type="button" className={control.control} onClick={() => setRefusals([])}>
          Close
        </button>
      )}
    </section>
  );
}
