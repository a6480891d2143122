import { useRef, useState } from "react";
import { call, type Problem } from "../auth/call.ts";
import { CopyField } from "../CopyField.tsx";
import styles from "./Header.module.css";
import { LinkTable, type PreviewLink } from "./LinkTable.tsx";

const problems: Partial<Record<Problem, string>> = {
  "signed-out": "You are signed out. Sign in again, then repeat this.",
  "role-forbidden": "This link was made by someone else. Ask an admin to revoke it.",
  "link-invalid": "This page cannot be shared.",
};

const describe = (problem: Problem): string =>
  problems[problem] ?? "The server could not be reached. Try again in a moment.";

/** Shares the draft of the current page, and revokes links. */
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
    setStatus(called.ok ? "The link is ready." : describe(called.code));
    await reload();
  }

  async function revoke(id: string): Promise<void> {
    const called = await call(`previews/${id}`, {}, "DELETE");
    // Concurrently revoked.
    const isGone = called.ok || called.code === "not-found";
    setMade(undefined);
    setStatus(isGone ? "The link is revoked." : describe(called.code));
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
        Preview links
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="preview-links">
        <h2 id="preview-links" className={styles.heading}>
          Preview links
        </h2>
        <p>Anyone with a link to this page sees it as it is drafted, for a week.</p>
        <button type="button" className={styles.control} onClick={() => void make()}>
          Make a link to this page
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
