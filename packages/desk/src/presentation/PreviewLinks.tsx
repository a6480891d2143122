import { useRef, useState } from "react";
import { call, type Problem } from "../auth/call.ts";
import { CopyField } from "../CopyField.tsx";
import styles from "./Header.module.css";
import { LinkTable, type PreviewLink } from "./LinkTable.tsx";

const problems: Partial<Record<Problem, string>> = {
  "signed-out": "You’re signed out. Sign in again, then try again.",
  "role-forbidden": "You can only revoke your own links. Ask an admin to revoke this one.",
  "link-invalid": "This page can’t be shared. Open another page.",
};

const describe = (problem: Problem): string =>
  problems[problem] ?? "Can’t reach the server. Try again in a moment.";

/** Shares the page's draft, and revokes links. */
export function PreviewLinks({ path }: { path: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [links, setLinks] = useState<PreviewLink[]>();
  const [made, setMade] = useState<{ link: string; until: string }>();
  const [status, setStatus] = useState("");

  async function reload(): Promise<void> {
    const called = await call<PreviewLink[]>("previews", {}, "GET");
    setLinks(called.ok ? called.answer : undefined);
  }

  async function make(): Promise<void> {
    const called = await call<{ link: string; until: string }>("previews", { path });
    setMade(called.ok ? called.answer : undefined);
    setStatus(called.ok ? "Link created." : describe(called.code));
    await reload();
  }

  async function revoke(id: string): Promise<void> {
    const called = await call(`previews/${id}`, {}, "DELETE");
    // Concurrently revoked.
    const isGone = called.ok || called.code === "not-found";
    setMade(undefined);
    setStatus(isGone ? "Link revoked." : describe(called.code));
    await reload();
  }

  return (
    <>
      <button
        type="button"
        className={styles.control}
        onClick={() => {
          dialog.current?.showModal();
          void reload();
        }}
      >
        Share preview
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="preview-links">
        <h2 id="preview-links" className={styles.heading}>
          Share preview
        </h2>
        <p>Anyone with the link can see the draft of this page for a week.</p>
        <button type="button" className={styles.control} onClick={() => void make()}>
          Create link
        </button>
        <p role="status">{status}</p>
        {made && <CopyField key={made.link} label="Link" value={made.link} />}
        <LinkTable links={links} onRevoke={revoke} />
        <button type="button" className={styles.control} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}
