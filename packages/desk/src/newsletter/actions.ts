import type { DocumentActionComponent } from "sanity";
import { usePaneRouter } from "sanity/structure";

const label = "Send…";

/** Opens the view that tests, schedules and sends an issue. */
export const useSendingAction: DocumentActionComponent = () => {
  const { setView } = usePaneRouter();
  return { label, tone: "primary", onHandle: () => setView("send") };
};

/** Replaces `useSendingAction` in Sanity projects: the server cannot check their accounts. */
export const sendByCommand: DocumentActionComponent = () => ({
  label,
  disabled: true,
  title: "In a Sanity project, send issues with `pnpm newsletter send`.",
});
