import { IntentLink, Link } from "sanity/router";
import type { Role } from "./api.ts";
import styles from "./home.module.css";

type QuickLink = { text: string } & ({ creates: string } | { href: string });

const post = { text: "Write an article", creates: "blogPost" };
const inbox = { text: "Open the inbox", href: "/desk/inbox" };

const links: Record<Role, readonly QuickLink[]> = {
  admin: [post, inbox, { text: "Invite a user", href: "/desk/people" }],
  editor: [post, inbox, { text: "Write a newsletter issue", creates: "newsletterIssue" }],
  translator: [{ text: "Translate", href: "/desk/translations" }],
  recruiter: [inbox, { text: "Create a vacancy", creates: "jobVacancy" }],
};

/** Starts what the role does most. */
export function QuickLinks({ role }: { role: Role }) {
  return (
    <ul className={styles.quickLinks}>
      {links[role].map((one) => (
        <li key={one.text}>
          {"creates" in one ? (
            <IntentLink className={styles.quickLink} intent="create" params={{ type: one.creates }}>
              {one.text}
            </IntentLink>
          ) : (
            <Link className={styles.quickLink} href={one.href}>
              {one.text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
