import { useState } from "react";
import styles from "./Header.module.css";

/** Makes a link to a page as it is drafted, for somebody who does not sign in here. */
export function Share({ path }: { path: string }) {
  const [state, setState] = useState<{ link: string; until: string } | "failed">();

  async function share(): Promise<void> {
    const answer = await fetch("/desk/api/previews", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ path }),
    }).catch(() => undefined);
    setState(answer?.ok ? await answer.json() : "failed");
  }

  return (
    <>
      <button type="button" className={styles.control} onClick={() => void share()}>
        Make a link to share
      </button>
      <span role="status" className={styles.status}>
        {state === "failed" && "The link could not be made. Try again."}
        {state && state !== "failed" && (
          <label className={styles.label}>
            Whoever has it sees this page as it is drafted until{" "}
            {new Date(state.until).toLocaleString()}
            <input
              className={styles.control}
              readOnly
              value={state.link}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
      </span>
    </>
  );
}
