import { useCallback, useEffect, useRef, useState } from "react";
import { formatTime } from "../time.ts";
import { AnswerDialog } from "./AnswerDialog.tsx";
import {
  type Access,
  ApiError,
  type BoardRecord,
  callApi,
  type Kind,
  type Opened,
  type Progress,
} from "./api.ts";
import { formatPerson } from "./format.ts";
import { Handling } from "./Handling.tsx";
import styles from "./inbox.module.css";
import { Messages } from "./Messages.tsx";
import type { Revisions } from "./moves.ts";
import { Notes } from "./Notes.tsx";
import { ResumeView } from "./ResumeView.tsx";
import { getBoardRecord, getRows, getSteps } from "./record.ts";
import { getCommonSteps, getMoveLabel } from "./steps.ts";
import { deleteDrafts, getDraftKey } from "./useDraft.ts";

interface DetailsProps {
  kind: Kind;
  reference: string;
  access: Access;
  /** Status of an undoable move. */
  target: string | undefined;
  /** Changes when a move was sent. */
  version: number;
  /** @param write opens the answer */
  onMove: (record: BoardRecord, to: string, write: () => void) => void;
  flushMoves: (references: readonly string[]) => Promise<Revisions>;
  onChange: () => void;
  onClose: () => void;
}

/** Opening is logged as access. */
export function Details(props: DetailsProps) {
  const { kind, reference, access, target, version, onMove, flushMoves, onChange, onClose } = props;
  const [opened, setOpened] = useState<Opened>();
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState<"resume" | "answer">();
  const heading = useRef<HTMLHeadingElement>(null);
  const path = `/${kind}/${reference}`;

  const read = useCallback(async () => {
    try {
      setOpened(await callApi<Opened>(path));
    } catch (error) {
      if (error instanceof ApiError && error.code === "not-found") deleteDrafts(reference);
      setSaid((error as Error).message);
    }
  }, [path, reference]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads a new version
  useEffect(() => {
    void read();
  }, [read, version]);
  useEffect(() => heading.current?.focus(), []);

  async function step(done: string, take: () => Promise<Progress | undefined>): Promise<boolean> {
    try {
      const progress = await take();
      if (progress) setOpened((one) => one && { ...one, progress });
      setSaid(done);
      onChange();
      return true;
    } catch (error) {
      setSaid((error as Error).message);
      return false;
    }
  }

  async function fetchResume(): Promise<undefined> {
    const { link } = await callApi<{ link: string }>(`${path}/link`, "POST");
    location.assign(link);
  }

  const { record, progress } = opened ?? {};
  const own = record && progress && getBoardRecord(reference, record, progress);
  const status = target ?? progress?.status ?? "";
  return (
    <section className={styles.details} aria-label={reference}>
      <div className={styles.bar}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {reference}
        </h2>
        <button type="button" className={styles.control} onClick={onClose}>
          Close
        </button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {record && progress && own && (
        <>
          <div className={styles.moves}>
            <strong>{progress.isWithdrawn ? "withdrawn" : status}</strong>
            <button type="button" className={styles.control} onClick={() => setShown("answer")}>
              Reply
            </button>
            {getCommonSteps(kind, [own], [status], access.mayMoveBack).map((to) => (
              <button
                key={to}
                type="button"
                className={styles.control}
                onClick={() => onMove(own, to, () => setShown("answer"))}
              >
                {getMoveLabel(kind, status, to)}
              </button>
            ))}
          </div>
          <dl className={styles.facts}>
            {getRows(kind, record).map(({ title, value, href }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd dir="auto">{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
          {record.resume && (
            <p className={styles.bar}>
              {record.resume.kind === "pdf" && (
                <button type="button" className={styles.control} onClick={() => setShown("resume")}>
                  View CV
                </button>
              )}
              <button
                type="button"
                className={styles.control}
                onClick={() => void step("Downloading…", fetchResume)}
              >
                Download CV (<bdi>{record.resume.name}</bdi>)
              </button>
            </p>
          )}
          {shown === "resume" && record.resume && (
            <ResumeView
              path={`${path}/view`}
              name={record.resume.name}
              onClose={() => setShown(undefined)}
            />
          )}
          {shown === "answer" && (
            <AnswerDialog
              kind={kind}
              records={[{ ...own, status }]}
              access={access}
              flushMoves={flushMoves}
              onSent={(done) => {
                setSaid(done);
                onChange();
                void read();
              }}
              onChange={() => void read()}
              onClose={() => setShown(undefined)}
            />
          )}
          {progress.mail === "failed" && (
            <button
              type="button"
              className={styles.control}
              onClick={() =>
                void step("Email resent.", () => callApi<Progress>(`${path}/mail`, "POST"))
              }
            >
              Resend email
            </button>
          )}
          <Handling
            kind={kind}
            progress={progress}
            onChange={(done, changes) =>
              void step(done, () =>
                callApi<Progress>(path, "PATCH", { rev: progress.rev, ...changes }),
              )
            }
          />
          <Notes
            notes={progress.notes}
            names={progress.names}
            draftKey={getDraftKey(access.email, "note", [reference])}
            onAdd={(note) =>
              step("Note saved.", () => callApi<Progress>(`${path}/notes`, "POST", note))
            }
          />
          <Messages
            messages={progress.messages}
            names={progress.names}
            onResend={(key) =>
              void step("Email resent.", () =>
                callApi<Progress>(`${path}/messages/${key}/mail`, "POST"),
              )
            }
          />
          {kind === "applications" && (
            <button
              type="button"
              className={styles.control}
              onClick={() =>
                void step("A new link is on its way to the applicant.", () =>
                  callApi<Progress>(`${path}/page-link`, "POST"),
                )
              }
            >
              Resend applicant link
            </button>
          )}
          <h3 className={styles.heading}>History</h3>
          <ul className={styles.steps}>
            {getSteps(progress).map(({ _key, at, by, step: taken }) => (
              <li key={_key}>
                {formatTime(at)}: <bdi>{taken}</bdi>, by{" "}
                <bdi>{formatPerson(progress.names, by)}</bdi>
              </li>
            ))}
            {getSteps(progress).length === 0 && <li>None.</li>}
          </ul>
        </>
      )}
    </section>
  );
}
