import { formatTime } from "../time.ts";
import type { AuditEntry, PersonRow } from "./api.ts";

/** Describes access and pending invitations in English. */
export function getState({ isActive, isEnded, isInvited, invitedUntil }: PersonRow): string {
  if (isEnded) return "Removed";
  const invited =
    isInvited && invitedUntil !== null
      ? Date.parse(invitedUntil) > Date.now()
        ? `${isActive ? "Reset link" : "Invitation"} valid until ${formatTime(invitedUntil)}`
        : `${isActive ? "Reset link" : "Invitation"} expired`
      : "";
  return [isActive && "Active", invited].filter(Boolean).join(". ") || "No access";
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
  "set-up": ({ whom }) => `${whom} set up the studio`,
  invited: ({ by, whom, role }) => `${by} invited ${whom} as ${role}`,
  accepted: ({ whom }) => `${whom} accepted the invitation`,
  "signed-in": ({ whom, way }) => `${whom} signed in (${way ?? "password"})`,
  refused: ({ whom, way }) => `Failed sign-in for ${whom} (${way ?? "password"})`,
  confirmed: ({ whom, way }) => `${whom} confirmed their identity (${way ?? "password"})`,
  "signed-out": ({ whom }) => `${whom} signed out`,
  "sessions-ended": ({ by, whom }) =>
    by === whom ? `${by} ended their own sessions` : `${by} signed ${whom} out`,
  "password-changed": ({ whom }) => `${whom} changed their password`,
  "passkey-added": ({ whom }) => `${whom} added a passkey`,
  "passkey-removed": ({ whom }) => `${whom} removed a passkey`,
  reset: ({ by, whom }) => `${by} sent ${whom} a reset link`,
  role: ({ by, whom, role }) => `${by} changed the role of ${whom} to ${role}`,
  ended: ({ by, whom }) => `${by} removed ${whom}`,
};

export const formatAuditEntry = (trace: AuditEntry): string =>
  sentences[trace.what]?.(trace) ?? `${trace.by}: ${trace.what}, ${trace.whom}`;
