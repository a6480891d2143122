import type { Context, Hono } from "hono";
import { createFormEndpoint, type SiteOptions } from "../endpoint/index.ts";
import { createLog } from "../endpoint/log.ts";
import type { FormLocation } from "../forms/posted.ts";
import { ApiError } from "../http/errors.ts";
import { createGetClientAddress } from "../http/requests.ts";
import type { Definition } from "../submissions/formHandler.ts";
import { type ConfirmPage, createConfirmPage } from "./confirmPage.ts";
import { createWaitlistMailer, type WaitlistMail } from "./mailer.ts";
import type { WaitlistStore } from "./store.ts";

export type { ConfirmPage } from "./confirmPage.ts";
export { openWaitlistStore } from "./openStore.ts";
export {
  readSiteUrl,
  readWaitlistSettings,
  SettingsError,
  type WaitlistSettings,
} from "./settings.ts";

/** Other fields are not stored. */
interface WaitlistForm {
  email: string;
  language: string;
  consentVersion: string;
}

export interface WaitlistOptions extends SiteOptions {
  definition: Definition<WaitlistForm> & { languages: readonly [string, ...string[]] };
  place: FormLocation;
  consents: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Closed with the waitlist. */
  store: WaitlistStore;
  mail: WaitlistMail;
  /** Page of the mail's link, at the endpoint's `/confirm`. */
  renderConfirm: (c: Context, page: ConfirmPage) => string;
}

export interface Waitlist {
  routes: Hono;
  /** Waits for pending writes and mails. */
  close: () => Promise<void>;
}

/**
 * Creates a waitlist for a site without a content service. Stores an address once, answers, then
 * mails a link to confirm it. Checks and answers are those of `createFormEndpoint`.
 */
export function createWaitlist(options: WaitlistOptions): Waitlist {
  const { definition, place, consents, store } = options;
  const { languages } = definition;
  const log = createLog(options.logTo);
  const path = `${place.endpoint}/confirm`;
  const { confirmations } = store;
  const mailer =
    confirmations && createWaitlistMailer({ ...options.mail, confirmations, path, log });

  async function add({ id, email, language, consentVersion }: WaitlistForm & { id: string }) {
    const consentText = consents[consentVersion]?.[language];
    if (consentText === undefined)
      throw new ApiError("internal", {
        cause: new Error(`The consent "${consentVersion}" has no wording in "${language}".`),
      });
    await store.add({ id, email, language, consentVersion, consentText });
    mailer?.trigger();
  }

  const routes = createFormEndpoint({
    ...options,
    definition: { ...definition, files: {} },
    store: add,
  });
  if (confirmations)
    routes.route(
      "/",
      createConfirmPage({
        ...{ confirmations, path, languages, log },
        render: options.renderConfirm,
        getClientAddress: createGetClientAddress(options.trustedProxies ?? 0, log),
        perAddress: options.perAddress ?? 20,
      }),
    );
  return {
    routes,
    async close() {
      await mailer?.close();
      await store.close();
    },
  };
}
