import { getTypeTitle } from "@agency/content/translation";
import { useState } from "react";
import { IntentLink, Link } from "sanity/router";
import type { DraftRow, Overview, Waiting } from "./api.ts";
import { Events } from "./Events.tsx";
import { describeWaiting, formatMoment, zoneNote } from "./format.ts";
import styles from "./home.module.css";
import { QuickLinks } from "./QuickLinks.tsx";
import { useOverview } from "./useOverview.ts";

/** Shows own drafts, waiting work and plans. */
export function Home() {
  const { overview, problem } = useOverview();
  return (
    <>
      <p role="status" className={styles.status}>
        {problem ?? (overview ? "" : "Loading…")}
      </p>
      {overview && <Sections {...overview} />}
    </>
  );
}

function Sections({ role, drafts, waiting, planned }: Overview) {
  return (
    <>
      <QuickLinks role={role} />
      <div className={styles.sections}>
        <section aria-labelledby="home-waiting">
          <h2 id="home-waiting" className={styles.heading}>
            To do
          </h2>
          <WaitingList waiting={waiting} />
        </section>
        <section aria-labelledby="home-drafts">
          <h2 id="home-drafts" className={styles.heading}>
            Your drafts
          </h2>
          <Drafts drafts={drafts} />
        </section>
        <section aria-labelledby="home-planned">
          <h2 id="home-planned" className={styles.heading}>
            Scheduled this week
          </h2>
          {planned.length === 0 ? (
            <p className={styles.quiet}>Nothing is scheduled for the next seven days.</p>
          ) : (
            <Events events={planned} hasDays />
          )}
        </section>
      </div>
      <p className={styles.quiet}>{zoneNote}</p>
    </>
  );
}

function WaitingList({ waiting }: { waiting: Waiting }) {
  const rows = describeWaiting(waiting, Date.now());
  if (rows.length === 0) return <p className={styles.quiet}>You’re all caught up.</p>;
  return (
    <ul className={styles.list}>
      {rows.map(({ href, text }) => (
        <li key={href}>
          <Link className={styles.link} href={href}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const maxDrafts = 8;

function Drafts({ drafts }: { drafts: readonly DraftRow[] }) {
  const [isOpen, setOpen] = useState(false);
  if (drafts.length === 0)
    return <p className={styles.quiet}>You don’t have any drafts. Your edits appear here.</p>;
  return (
    <>
      <ul className={styles.list}>
        {drafts.slice(0, isOpen ? undefined : maxDrafts).map((draft) => (
          <li key={draft.id}>
            <IntentLink
              className={styles.link}
              intent="edit"
              params={{ id: draft.id, type: draft.type }}
            >
              <bdi>{draft.title || `Untitled ${getTypeTitle(draft.type).toLowerCase()}`}</bdi>
            </IntentLink>
            <p className={styles.quiet}>
              {getTypeTitle(draft.type)} ·{" "}
              {draft.isPublished ? "unpublished changes" : "not published yet"} ·{" "}
              {formatMoment(draft.changedAt)}
            </p>
          </li>
        ))}
      </ul>
      {drafts.length > maxDrafts && (
        <button
          type="button"
          className={styles.control}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show fewer" : `Show all ${drafts.length}`}
        </button>
      )}
    </>
  );
}
