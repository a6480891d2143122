import { languages } from "@agency/content/language";
import { code, emailSchema, languageIn, requiredNameSchema } from "@agency/server/forms/fields";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as v from "valibot";
import { roles } from "./roles.ts";

/** In characters. Source: NIST SP 800-63B-4, section 3.1.1.2, for a password that stands alone. */
const shortestPassword = 15;

/** In characters; more is no password, and costs time. */
const longestPassword = 256;

const token = v.pipe(v.string(code("invalid")), v.maxLength(100, code("invalid")));

const password = v.pipe(
  v.string(code("required")),
  v.nonEmpty(code("required")),
  v.maxLength(longestPassword, code("text-long")),
);

const newPassword = v.pipe(
  v.string(code("required")),
  v.minLength(shortestPassword, code("password-short")),
  v.maxLength(longestPassword, code("text-long")),
);

/** What a browser answers with a passkey, in its own form; what is in it is verified, not checked here. */
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

/** What signs somebody in, or shows that it is them. */
export const passkeySchema = v.object({ answer: passkeyAnswer<AuthenticationResponseJSON>() });

/** A passkey that was made, and what its owner calls it. */
export const newPasskeySchema = v.object({ name: requiredNameSchema, answer: newPasskeyAnswer });

export const passkeyNameSchema = v.object({ name: requiredNameSchema });

export const newPasswordSchema = v.object({ password: newPassword });

export const passwordSchema = v.object({ password });

/** Who signs in. A password is not checked here: it is one, or it is not. */
export const credentialsSchema = v.object({
  email: emailSchema,
  password,
});

export const invitationSchema = v.object({ token });

/** Of the page. @default mails are in English */
const language = v.exactOptional(languageIn(languages));

/** Who accepts an invitation, and how they will sign in: by a password, or by a passkey. */
export const accountSchema = v.union(
  [
    v.object({ token, name: requiredNameSchema, language, passkey: newPasskeySchema }),
    v.object({ token, name: requiredNameSchema, language, password: newPassword }),
  ],
  code("required"),
);

const role = v.picklist(roles, code("invalid"));

/** Whom an admin invites, and for what. */
export const inviteSchema = v.object({ email: emailSchema, role });

export const roleSchema = v.object({ role });

/** The last trace of the page before: when it was left, and its id. */
export const tracesSchema = v.object({
  at: v.optional(
    v.pipe(v.string(code("invalid")), v.isoTimestamp(code("invalid"))),
    "9999-12-31T00:00:00.000Z",
  ),
  after: v.optional(v.pipe(v.string(code("invalid")), v.maxLength(100, code("invalid"))), ""),
});

/** Page that a preview link is made for. */
export const previewSchema = v.object({
  path: v.pipe(
    v.string(code("required")),
    v.startsWith("/", code("invalid")),
    v.maxLength(500, code("text-long")),
  ),
});
