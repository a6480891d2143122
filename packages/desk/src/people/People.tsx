import { useCallback, useEffect, useState } from "react";
import { useConfirmation } from "../auth/useConfirmation.ts";
import { ActivityLog } from "./ActivityLog.tsx";
import { ApiError, callApi, type PersonRow, type Role } from "./api.ts";
import { Confirm } from "./Confirm.tsx";
import { Invitation, Invite, inviteTo } from "./Invite.tsx";
import { Person } from "./Person.tsx";
import styles from "./people.module.css";

export function People() {
  const [people, setPeople] = useState<PersonRow[]>();
  const [said, setSaid] = useState("");
  const [invitation, setInvitation] = useState<{ email: string; link: string }>();
  const { confirm, onConfirmed } = useConfirmation();
  const [view, setView] = useState<"people" | "traces">("people");

  const reload = useCallback(
    () => callApi<PersonRow[]>().then(setPeople, (error: Error) => setSaid(error.message)),
    [],
  );
  useEffect(() => void reload(), [reload]);

  async function withConfirmation(does: () => Promise<unknown>): Promise<void> {
    try {
      await does();
    } catch (error) {
      const isWanted = error instanceof ApiError && error.code === "confirmation-needed";
      if (!isWanted || !(await confirm())) throw error;
      await does();
    }
  }

  async function step(does: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await withConfirmation(does);
      setSaid(done);
    } catch (error) {
      setSaid((error as Error).message);
    }
    await reload();
  }

  const invite = (email: string, role: Role) =>
    step(async () => {
      setInvitation(undefined);
      setInvitation({ email, link: await inviteTo(email, role) });
    }, "");

  return (
    <main className={styles.root}>
      <div className={styles.bar}>
        <h1 className={styles.title}>Users</h1>
        <button
          type="button"
          className={styles.control}
          aria-pressed={view === "traces"}
          onClick={() => setView(view === "traces" ? "people" : "traces")}
        >
          Activity log
        </button>
      </div>
      {view === "traces" ? (
        <ActivityLog />
      ) : (
        <>
          <Invite onInvite={invite} />
          {invitation && <Invitation key={invitation.link} {...invitation} />}
          {onConfirmed && <Confirm onConfirmed={onConfirmed} />}
          <p role="status" className={styles.said}>
            {said}
          </p>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Role</th>
                  <th scope="col">Status</th>
                  <th scope="col">Sessions</th>
                  <th scope="col">Actions</th>
                </tr>
              </thead>
              <tbody>
                {people?.map((person) => (
                  <Person key={person.id} person={person} onStep={step} onInvite={invite} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </main>
  );
}
