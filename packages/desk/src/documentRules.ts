import type { CurrentUser, DocumentActionComponent, DocumentBadgeComponent } from "sanity";
import { isTranslator } from "./form/useIsTranslator.ts";
import { PublishTranslation, TranslationBadge } from "./translations/PublishTranslation.ts";

interface RuleContext {
  currentUser: Pick<CurrentUser, "roles"> | null;
}

/** Replaces actions that translators may not use. */
export const limitActions = (
  all: DocumentActionComponent[],
  { currentUser }: RuleContext,
): DocumentActionComponent[] => (isTranslator(currentUser) ? [PublishTranslation] : all);

export const addBadges = (
  all: DocumentBadgeComponent[],
  { currentUser }: RuleContext,
): DocumentBadgeComponent[] => (isTranslator(currentUser) ? [...all, TranslationBadge] : all);

/** Empties a list that only writers of English need. */
export const withoutTranslators = <Item>(all: Item[], { currentUser }: RuleContext): Item[] =>
  isTranslator(currentUser) ? [] : all;
