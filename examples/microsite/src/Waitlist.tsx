import { SignupField } from "@agency/ui";
import { useState } from "react";
import type { words } from "./words.ts";

/** Where the addresses go: the agency's site, or any service that takes JSON. */
const endpoint = import.meta.env.VITE_WAITLIST_URL ?? "/api/newsletter";

type State = "idle" | "busy" | "done" | "failed";

export function Waitlist({ words: t }: { words: (typeof words)["ar" | "en"]["waitlist"] }) {
  const [state, setState] = useState<State>("idle");
  const [email, setEmail] = useState("");
  const send = async (address: string) => {
    setState("busy");
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: address, product: "rendre" }),
    }).catch(() => undefined);
    setState(answer?.ok ? "done" : "failed");
    if (answer?.ok) setEmail("");
  };
  return (
    <SignupField
      label={t.email}
      submitLabel={t.send}
      busyLabel={state === "busy" ? t.busy : undefined}
      status={state === "done" ? t.done : undefined}
      error={state === "failed" ? t.failed : undefined}
      value={email}
      onValueChange={setEmail}
      onSubmit={(address) => void send(address)}
    />
  );
}
