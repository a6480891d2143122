import { requiresSmtpUtf8 } from "../forms/email.ts";
import { ApiError } from "../http/errors.ts";

/** Throws `fields-invalid` with `email-international` if an address cannot get mail. */
export async function requireDeliverable(
  email: string,
  deliversUtf8: () => Promise<boolean>,
): Promise<void> {
  if (!requiresSmtpUtf8(email) || (await deliversUtf8())) return;
  throw new ApiError("fields-invalid", {
    fields: [{ field: "email", code: "email-international" }],
  });
}
