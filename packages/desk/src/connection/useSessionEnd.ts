import { useEffect, useState } from "react";
import { type ConnectionState, getProfile } from "./connection.ts";

/** In ms. */
const warningTime = 10 * 60_000;

/** Returns the session's end in local time, for its last ten minutes. */
export function useSessionEnd(state: ConnectionState): string | undefined {
  const { endsAt } = getProfile() ?? {};
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    setNear(false);
    if (!endsAt || state === "signed-out") return;
    const timer = setTimeout(() => setNear(true), Date.parse(endsAt) - Date.now() - warningTime);
    return () => clearTimeout(timer);
  }, [endsAt, state]);
  if (!endsAt || !isNear) return;
  return new Date(endsAt).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
}
