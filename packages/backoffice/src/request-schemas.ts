import { languages } from "@agency/content/language";
import { code, emailSchema, languageIn, requiredNameSchema } from "@agency/server/forms/fields";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as v from "valibot";
import { roles } from "./roles.ts";

/** Characters (NIST SP 800-63B-4, section 3.1.1.2, for a single factor). */
const minPasswordLength = 15;

/** Limits the time of hashing. */
const maxPasswordLength = 256;

const token = v.pipe(v.string(code("invalid")), v.maxLength(100, code("invalid")));

const password = v.pipe(
  v.string(code("required")),
  v.nonEmpty(code("required")),
  v.maxLength(maxPasswordLength, code("text-long")),
);

const newPassword = v.pipe(
  v.string(code("required")),
  v.minLength(minPasswordLength, code("password-short")),
  v.maxLength(maxPasswordLength, code("text-long")),
);

/** Verified elsewhere. */
const passkeyAnswer = <Response>() =>
  v.pipe(
    v.looseObject(
      {
        id: v.string(code("invalid")),
        rawId: v.string(code("invalid")),
        type: v.literal("public-key", code("invalid")),
        response: v.record(v.string(), v.unknown(), code("invalid")),
        clientExtensionResults: v.record(v.string(), v.unknown(), code("invalid")),
      },
      code("required"),
    ),
    v.transform((answer) => answer as unknown as Response),
  );

const newPasskeyAnswer = passkeyAnswer<RegistrationResponseJSON>();

export const passkeySchema = v.object({ answer: passkeyAnswer<AuthenticationResponseJSON>() });

export const newPasskeySchema = v.object({ name: requiredNameSchema, answer: newPasskeyAnswer });

export const passkeyNameSchema = v.object({ name: requiredNameSchema });

export const newPasswordSchema = v.object({ password: newPassword });

export const passwordSchema = v.object({ password });

/** The password is only compared. */
export const credentialsSchema = v.object({
  email: emailSchema,
  password,
});

export const invitationSchema = v.object({ token });

/** @default mails are in English */
const language = v.exactOptional(languageIn(languages));

export const accountSchema = v.union(
  [
    v.object({ token, name: requiredNameSchema, language, passkey: newPasskeySchema }),
    v.object({ token, name: requiredNameSchema, language, password: newPassword }),
  ],
  code("required"),
);

const setUp = {
  code: v.pipe(
    v.string(code("required")),
    v.nonEmpty(code("required")),
    v.maxLength(100, code("invalid")),
  ),
  email: emailSchema,
  name: requiredNameSchema,
};

export const setUpPasskeySchema = v.object(setUp);

export const setUpSchema = v.union(
  [
    v.object({ ...setUp, language, passkey: newPasskeySchema }),
    v.object({ ...setUp, language, password: newPassword }),
  ],
  code("required"),
);

const role = v.picklist(roles, code("invalid"));

export const inviteSchema = v.object({ email: emailSchema, role });

export const roleSchema = v.object({ role });

export const auditLogPageSchema = v.object({
  at: v.optional(
    v.pipe(v.string(code("invalid")), v.isoTimestamp(code("invalid"))),
    "9999-12-31T00:00:00.000Z",
  ),
  after: v.optional(v.pipe(v.string(code("invalid")), v.maxLength(100, code("invalid"))), ""),
});

export const previewSchema = v.object({
  path: v.pipe(
    v.string(code("required")),
    v.startsWith("/", code("invalid")),
    v.maxLength(500, code("text-long")),
  ),
});
