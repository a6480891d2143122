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
          ? `Nothing is stored for “${email}”. Check the address.`
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
    return `${data.records.length} record(s) saved. Keep the file no longer than you need it.`;
  }

  async function erase(): Promise<string> {
    const { records } = await callApi<{ records: number }>("/person/erase", "POST", {
      email,
      repeated,
    });
    setRepeated("");
    onErased();
    return `${records} record(s) erased for good. Mails that were sent are in the mailbox they went to: delete them there.`;
  }

  return (
    <>
      <button type="button" className={styles.control} onClick={() => dialog.current?.showModal()}>
        A person’s data
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="person-data">
        <h2 id="person-data" className={styles.heading}>
          A person’s data
        </h2>
        <p role="status">{said}</p>
        <label className={styles.label}>
          E-mail address
          <input
            className={styles.control}
            type="email"
            dir="ltr"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </label>
        <button type="button" className={styles.control} onClick={() => void act(save)}>
          Save all of it
        </button>
        <label className={styles.label}>
          The address again, to erase all of it for good
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
          Erase it
        </button>
        <button type="button" className={styles.control} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}
