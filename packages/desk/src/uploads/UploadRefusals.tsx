import { useEffect, useState } from "react";
import control from "../control.module.css";
import { onRefused, type Refusal } from "./refusals.ts";
import styles from "./uploads.module.css";

/** Lists refused files until they are closed. The live region exists before its first message. */
export function UploadRefusals() {
  const [refusals, setRefusals] = useState<readonly (Refusal & { id: string })[]>([]);
  useEffect(
    () =>
      onRefused((refusal) =>
        setRefusals((all) => [...all, { ...refusal, id: crypto.randomUUID() }]),
      ),
    [],
  );
  return (
    <section className={styles.root} aria-label="Refused uploads">
      <div role="alert">
        {refusals.map(({ id, name, sentence }) => (
          <p key={id} className={styles.refusal}>
            <strong>
              <bdi>{name}</bdi> was not uploaded.
            </strong>{" "}
            {sentence}
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
