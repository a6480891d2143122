import type { AuditEntry, PersonRow } from "./api.ts";

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Format "24 Nov 2026, 14:05". */
export const formatTime = (at: string): string => moment.format(new Date(at));

/** Describes access and pending invitations in English. */
export function getState({ isActive, isEnded, isInvited, invitedUntil }: PersonRow): string {
  if (isEnded) return "Ended";
  const invited =
    isInvited && invitedUntil !== null
      ? Date.parse(invitedUntil) > Date.now()
        ? `${isActive ? "Reset link" : "Invited"} until ${formatTime(invitedUntil)}`
        : `The ${isActive ? "reset link" : "invitation"} has expired`
      : "";
  return [isActive && "Active", invited].filter(Boolean).join(". ") || "Not invited";
}

export const getWays = ({ hasPassword, passkeys }: PersonRow): string =>
  [
    hasPassword && "password",
    passkeys > 0 && (passkeys === 1 ? "1 passkey" : `${passkeys} passkeys`),
  ]
    .filter(Boolean)
    .join(", ");

type Sentence = (trace: AuditEntry) => string;

const sentences: Record<string, Sentence> = {
  "set-up": ({ whom }) => `${whom} set up the desk`,
  invited: ({ by, whom, role }) => `${by} invited ${whom} as ${role}`,
  accepted: ({ whom }) => `${whom} accepted the invitation`,
  "signed-in": ({ whom, way }) => `${whom} signed in by ${way ?? "password"}`,
  refused: ({ whom, way }) => `A wrong ${way ?? "password"} was tried for ${whom}`,
  confirmed: ({ whom, way }) => `${whom} showed by ${way ?? "password"} that it is them`,
  "signed-out": ({ whom }) => `${whom} signed out`,
  "sessions-ended": ({ by, whom }) =>
    by === whom ? `${by} ended sessions of their own` : `${by} signed ${whom} out`,
  "password-changed": ({ whom }) => `${whom} changed the password`,
  "passkey-added": ({ whom }) => `${whom} added a passkey`,
  "passkey-removed": ({ whom }) => `${whom} removed a passkey`,
  reset: ({ by, whom }) => `${by} sent ${whom} a link to reset their access`,
  role: ({ by, whom, role }) => `${by} gave ${whom} the role ${role}`,
  ended: ({ by, whom }) => `${by} ended the access of ${whom}`,
};

export const formatAuditEntry = (trace: AuditEntry): string =>
  sentences[trace.what]?.(trace) ?? `${trace.by}: ${trace.what}, ${trace.whom}`;
