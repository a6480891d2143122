import { useRef, useState } from "react";
import { ApiError, callApi } from "./api.ts";
import styles from "./inbox.module.css";

/** Export and erasure on request (GDPR, articles 15 and 17). */
export function PersonData({ onErased }: { onErased: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [email, setEmail] = useState("");
  const [repeated, setRepeated] = useState("");
  const [said, setSaid] = useState("");

  async function act(done: () => Promise<string>): Promise<void> {
    try {
      setSaid(await done());
    } catch (error) {
      setSaid(
        error instanceof ApiError && error.code === "not-found"
          ? `There’s no data for “${email}”. Check the address.`
          : (error as Error).message,
      );
    }
  }

  async function save(): Promise<string> {
    const data = await callApi<{ records: unknown[] }>("/person/export", "POST", { email });
    const file = new Blob([JSON.stringify(data, undefined, 2)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "person.json";
    link.click();
    URL.revokeObjectURL(link.href);
    return `${data.records.length} record(s) exported. Delete the file when you no longer need it.`;
  }

  async function erase(): Promise<string> {
    const { records } = await callApi<{ records: number }>("/person/erase", "POST", {
      email,
      repeated,
    });
    setRepeated("");
    onErased();
    return `${records} record(s) permanently erased. Emails already sent are still in their mailboxes: delete them there.`;
  }

  return (
    <>
      <button type="button" className={styles.control} onClick={() => dialog.current?.showModal()}>
        Personal data requests
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="person-data">
        <h2 id="person-data" className={styles.heading}>
          Personal data requests
        </h2>
        <p role="status">{said}</p>
        <label className={styles.label}>
          Email address
          <input
            className={styles.control}
            type="email"
            dir="ltr"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </label>
        <button type="button" className={styles.control} onClick={() => void act(save)}>
          Export personal data
        </button>
        <label className={styles.label}>
          Type the address again to confirm
          <input
            className={styles.control}
            type="email"
            dir="ltr"
            value={repeated}
            onChange={(event) => setRepeated(event.currentTarget.value)}
          />
        </label>
        <button
          type="button"
          className={styles.control}
          disabled={repeated === "" || repeated !== email}
          onClick={() => void act(erase)}
        >
          Erase personal data
        </button>
        <button type="button" className={styles.control} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}
