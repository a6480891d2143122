import { type FormEvent, useState } from "react";
import { CopyField } from "../CopyField.tsx";
import { callApi, type Role, roles } from "./api.ts";
import styles from "./people.module.css";

interface InviteProps {
  onInvite: (email: string, role: Role) => Promise<void>;
}

export function Invite({ onInvite }: InviteProps) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("editor");

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await onInvite(email, role);
    setEmail("");
  }

  return (
    <form className={styles.bar} onSubmit={(event) => void submit(event)}>
      <label className={styles.label}>
        Email address
        <input
          className={styles.control}
          type="email"
          dir="ltr"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </label>
      <label className={styles.label}>
        Role
        <select
          className={styles.control}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as Role)}
        >
          {roles.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <button type="submit" className={styles.control}>
        Invite
      </button>
    </form>
  );
}

/** Invites a person. The server returns the link only once. */
export const inviteTo = async (email: string, role: Role): Promise<string> =>
  (await callApi<{ link: string }>("", "POST", { email, role })).link;

interface InvitationProps {
  email: string;
  link: string;
}

/** The link cannot be shown again. */
export function Invitation({ email, link }: InvitationProps) {
  const label = (
    <>
      Copy this link and send it to <bdi dir="ltr">{email}</bdi>. It works once, for three days, and
      won’t be shown again.
    </>
  );
  return <CopyField label={label} value={link} />;
}
