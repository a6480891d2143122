import { getSource, planPublication, type Versions } from "@agency/content/translation";
import { useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentBadgeComponent,
  type EditStateFor,
  useClient,
  useSyncState,
  useValidationStatus,
} from "sanity";
import { findArabicError, findHindrance, publishArabic } from "./publication.ts";

const getVersions = ({ draft, published }: Pick<EditStateFor, "draft" | "published">): Versions =>
  ({ ...(draft && { draft }), ...(published && { published }) }) as Versions;

/** Translators' document action in place of "Publish". */
export const PublishTranslation: DocumentActionComponent = ({ id, type, ...state }) => {
  const client = useClient({ apiVersion: "2025-02-19" });
  const { validation, isValidating } = useValidationStatus(state.draft?._id ?? id, type, true);
  const { isSyncing } = useSyncState(id, type);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const versions = getVersions(state);
  const reason = findHindrance(versions) ?? findArabicError(validation);

  async function publish(): Promise<void> {
    setBusy(true);
    setProblem(await publishArabic(getSource(client as never, true), versions));
    setBusy(false);
  }

  return {
    label: isBusy ? "Publishing…" : "Publish translation",
    title: reason ?? "Publishes the Arabic only. English drafts stay drafts.",
    tone: "default",
    disabled: reason !== undefined || isBusy || isSyncing || isValidating,
    onHandle: () => void publish(),
    dialog: problem !== undefined && {
      type: "dialog",
      header: "Translation not published",
      content: problem,
      onClose: () => setProblem(undefined),
    },
  };
};

/** Says why the button is disabled, and that English drafts stay. */
export const TranslationBadge: DocumentBadgeComponent = ({ id, type, ...state }) => {
  const { validation } = useValidationStatus(state.draft?._id ?? id, type, true);
  const versions = getVersions(state);
  if (!versions.draft) return null;
  const reason = findHindrance(versions) ?? findArabicError(validation);
  if (reason) return { label: reason, color: "warning" };
  return planPublication(versions).isDraftKept ? { label: "English draft stays a draft" } : null;
};
