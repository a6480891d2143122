import type { ProductSlug } from "@agency/content";
import type { Language } from "@agency/content/language";
import { createStatusChange, visitor } from "../records/statuses.ts";
import {
  type Consents,
  createOnce,
  createPendingMail,
  documentId,
  getConsent,
  type SubmissionDeps,
  type Writer,
  withRetries,
} from "../records/store.ts";
import type { Consent, NewDocument, StatusChange, Subscriber } from "../records/types.ts";
import { getId } from "../settings/secret.ts";

export interface SubscriptionDeps extends SubmissionDeps {
  /** Double opt-in by mail. @default false */
  confirms?: boolean;
}

type ActivationDeps = Pick<SubscriptionDeps, "consents" | "confirms" | "timeouts">;

export interface SubscriptionForm {
  id: string;
  email: string;
  name: string;
  language: Language;
  consentVersion: string;
  product?: ProductSlug | undefined;
}

/** Returns a stable document id that does not reveal the address. */
export function subscriberId(secret: string, email: string): string {
  return documentId("newsletterSubscriber", getId(secret, email.toLowerCase()));
}

/**
 * Stores a subscription, idempotent by address and form. Adds product lists and consents. Former
 * subscribers always have to confirm, because anyone may have entered the address. Throws
 * `content-unavailable`.
 */
export async function subscribe(
  { writer, secret, consents, timeouts, confirms = false }: SubscriptionDeps,
  form: SubscriptionForm,
  now = new Date(),
): Promise<void> {
  const deps = { consents, timeouts, confirms };
  const fresh: NewDocument<Subscriber> = {
    _id: subscriberId(secret, form.email),
    _type: "newsletterSubscriber",
    email: form.email,
    name: form.name,
    source: form.product ? "product" : "footer",
    ...activation(deps, form, now),
    consents: [consentTo(consents, form, now)],
  };
  await withRetries(async () => {
    const stored = await createOnce<Subscriber>(writer, fresh);
    if (stored.formId === form.id || stored.consents?.some(({ _key }) => _key === form.id)) return;
    const change = getChange(deps, stored, form, now);
    if (!change) return;
    await writer
      .patch(stored._id)
      .ifRevisionId(stored._rev)
      .set(change)
      .unset(stored.status === "unsubscribed" ? ["confirmedAt", "bounces"] : [])
      .commit({ returnDocuments: false });
  });
}

function getChange(
  deps: ActivationDeps,
  stored: Subscriber,
  form: SubscriptionForm,
  now: Date,
): Partial<Subscriber> | undefined {
  const consent = consentTo(deps.consents, form, now);
  const consents = [...(stored.consents ?? []), consent];
  const isLeft = stored.status === "unsubscribed";
  // Kept until the confirmation, so a second form needs it too.
  const confirms = deps.confirms || isLeft || stored.unsubscribedAt !== undefined;
  const active = activation({ ...deps, confirms }, form, now);
  const lists = isLeft ? { newsletter: false, products: [] } : stored;
  const products = [...new Set([...(lists.products ?? []), ...active.products])];
  const requested = { newsletter: active.newsletter || (lists.newsletter ?? true), products };
  if (isLeft || (stored.status === "pending" && active.status === "active")) {
    const change: StatusChange = createStatusChange(stored.status, active.status, visitor, now);
    return { ...active, ...requested, consents, statusLog: [...(stored.statusLog ?? []), change] };
  }
  if (stored.mail.state === "failed" || isAskedAgain(stored, now))
    return { ...active, status: stored.status, ...requested, consents };
  return hasAgreed(stored, consent) ? undefined : { ...requested, consents };
}

/** In ms. */
const askedAgain = 3_600_000;

/** Anyone can enter any address, so mails are limited. */
const isAskedAgain = ({ status, mail }: Subscriber, now: Date): boolean =>
  status === "pending" &&
  mail.sentAt !== undefined &&
  now.getTime() - Date.parse(mail.sentAt) > askedAgain;

/** Only consents since the activation count. */
const hasAgreed = (
  { consents = [], subscribedAt }: Subscriber,
  { version, product }: Consent,
): boolean =>
  consents.some(
    (one) => one.version === version && one.product === product && one.at >= subscribedAt,
  );

const getProducts = ({ product }: SubscriptionForm) => (product ? [product] : []);

function consentTo(consents: Consents, form: SubscriptionForm, now: Date): Consent {
  const { id, consentVersion, language, product } = form;
  const { consentText } = getConsent(consents, consentVersion, language);
  return {
    _key: id,
    version: consentVersion,
    text: consentText,
    language,
    at: now.toISOString(),
    ...(product && { product }),
  };
}

function activation(
  { consents, confirms, timeouts }: ActivationDeps,
  form: SubscriptionForm,
  now: Date,
) {
  return {
    status: confirms ? ("pending" as const) : ("active" as const),
    newsletter: form.product === undefined,
    products: getProducts(form),
    language: form.language,
    ...getConsent(consents, form.consentVersion, form.language),
    formId: form.id,
    subscribedAt: now.toISOString(),
    mail: createPendingMail(now, timeouts.grace),
  };
}

/**
 * Activates a pending subscription and schedules the welcome mail. Returns whether it is active. An
 * ended one stays ended. Throws `content-unavailable`.
 */
export async function confirm(
  { writer, timeouts }: Pick<SubscriptionDeps, "writer" | "timeouts">,
  id: string,
  now = new Date(),
): Promise<boolean> {
  return withRetries(async () => {
    const stored = await writer.getDocument<Subscriber>(id);
    if (stored?.status !== "pending") return stored?.status === "active";
    const change = createStatusChange("pending", "active", visitor, now);
    await writer
      .patch(id)
      .ifRevisionId(stored._rev)
      .set({
        status: "active",
        confirmedAt: now.toISOString(),
        statusLog: [...(stored.statusLog ?? []), change],
        mail: createPendingMail(now, timeouts.grace),
      })
      .unset(["unsubscribedAt"])
      .commit({ returnDocuments: false });
    return true;
  });
}

/** Unsubscribes an address from all lists, idempotently. Throws `content-unavailable`. */
export async function unsubscribe(writer: Writer, id: string, now = new Date()): Promise<void> {
  await withRetries(async () => {
    const stored = await writer.getDocument<Subscriber>(id);
    if (!stored || stored.status === "unsubscribed") return;
    const change = createStatusChange(stored.status, "unsubscribed", visitor, now);
    await writer
      .patch(id)
      .ifRevisionId(stored._rev)
      .set({
        status: "unsubscribed",
        unsubscribedAt: now.toISOString(),
        statusLog: [...(stored.statusLog ?? []), change],
      })
      .commit({ returnDocuments: false });
  });
}
