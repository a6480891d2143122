import type { Composers, MailOptions } from "@agency/server/mail";
import type { Message } from "@agency/server/submissions";
import { composeAccountNotice } from "./accountNotice.ts";
import { composeAnswer } from "./answer.ts";
import { composeNotice } from "./notice.ts";
import type { AccountNotice, StaffNotice } from "./notice-types.ts";
import type { StaffMailDeps } from "./types.ts";

export function createComposers(deps: StaffMailDeps): Composers {
  const complete = (options: MailOptions) => ({ ...options, ...deps });
  return {
    async answer(owed, options) {
      const { record, answer } = owed as Message;
      const [found] = await options.find([record]);
      return found && answer && composeAnswer(found, answer, complete(options));
    },
    async staffNotice(owed, options) {
      const notice = owed as StaffNotice;
      return composeNotice(notice, await options.find(notice.records), complete(options));
    },
    accountNotice: async (owed, options) =>
      composeAccountNotice(owed as AccountNotice, complete(options)),
  };
}
