import { useState } from "react";
import type { Access, Kind } from "./api.ts";
import { Board } from "./Board.tsx";
import styles from "./inbox.module.css";
import { PersonData } from "./PersonData.tsx";
import { Statistics } from "./Statistics.tsx";

const titles: Record<Kind, string> = { applications: "Applications", enquiries: "Enquiries" };

/** Parses a link's fragment: a kind, or a mail's reference. */
function parseFragment(hash: string): { kind: Kind; reference?: string } | undefined {
  if (hash === "#applications" || hash === "#enquiries") return { kind: hash.slice(1) as Kind };
  const [reference, prefix] = /(?<=^#)(APP|ENQ)-[0-9A-Z]{4}-[0-9A-Z]{4}$/.exec(hash) ?? [];
  if (!reference) return undefined;
  return { reference, kind: prefix === "APP" ? "applications" : "enquiries" };
}

export function Inbox({ access }: { access: Access }) {
  const [first] = useState(() => parseFragment(location.hash));
  const [kind, setKind] = useState(
    () => access.kinds.find((one) => one === first?.kind) ?? access.kinds[0],
  );
  const [view, setView] = useState<"board" | "numbers">("board");
  const [erasures, setErasures] = useState(0);
  if (!kind) return undefined;
  return (
    <main className={styles.root}>
      <div className={styles.bar}>
        <h1 className={styles.title}>Inbox</h1>
        <fieldset className={styles.choice}>
          <legend className={styles.hidden}>Type</legend>
          {access.kinds.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.control}
              aria-pressed={one === kind}
              onClick={() => setKind(one)}
            >
              {titles[one]}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className={styles.control}
          aria-pressed={view === "numbers"}
          onClick={() => setView(view === "board" ? "numbers" : "board")}
        >
          Reports
        </button>
        {access.mayManageData && <PersonData onErased={() => setErasures(erasures + 1)} />}
      </div>
      {view === "numbers" ? (
        <Statistics key={kind} kind={kind} title={titles[kind]} />
      ) : (
        <Board
          key={`${kind} ${erasures}`}
          kind={kind}
          access={access}
          first={first?.kind === kind && erasures === 0 ? first.reference : undefined}
        />
      )}
    </main>
  );
}
