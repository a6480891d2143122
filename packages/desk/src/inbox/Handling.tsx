import { useEffect, useState } from "react";
import { callApi, type Handler, type Kind, type Progress } from "./api.ts";
import styles from "./inbox.module.css";

interface HandlingProps {
  kind: Kind;
  progress: Pick<Progress, "assignee" | "rating">;
  /** @param done message of success */
  onChange: (done: string, changes: { assignee?: string | null; rating?: number | null }) => void;
}

export function Handling({ kind, progress, onChange }: HandlingProps) {
  const [handlers, setHandlers] = useState<Handler[]>([]);
  useEffect(() => {
    callApi<Handler[]>(`/${kind}/people`).then(setHandlers, () => undefined);
  }, [kind]);
  return (
    <div className={styles.moves}>
      <label className={styles.label}>
        Assigned to
        <select
          className={styles.control}
          value={progress.assignee ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChange("Assignment saved.", { assignee: value || null })
          }
        >
          <option value="">Unassigned</option>
          {handlers.map(({ email, name }) => (
            <option key={email} value={email}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.label}>
        Rating
        <select
          className={styles.control}
          value={progress.rating ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChange("Rating saved.", { rating: value === "" ? null : Number(value) })
          }
        >
          <option value="">Not rated</option>
          {[1, 2, 3, 4, 5].map((rating) => (
            <option key={rating} value={rating}>
              {rating} of 5
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
