import * as v from "valibot";
import { code, emailSchema, requiredNameSchema } from "../forms/fields.ts";
import { longestPassword, shortestPassword } from "./passwords.ts";
import { roles } from "./roles.ts";

const token = v.pipe(v.string(code("invalid")), v.maxLength(100, code("invalid")));

const newPassword = v.pipe(
  v.string(code("required")),
  v.minLength(shortestPassword, code("password-short")),
  v.maxLength(longestPassword, code("text-long")),
);

/** Who signs in. A password is not checked here: it is one, or it is not. */
export const credentialsSchema = v.object({
  email: emailSchema,
  password: v.pipe(
    v.string(code("required")),
    v.nonEmpty(code("required")),
    v.maxLength(longestPassword, code("text-long")),
  ),
});

export const invitationSchema = v.object({ token });

/** Who accepts an invitation. */
export const accountSchema = v.object({
  token,
  name: requiredNameSchema,
  password: newPassword,
});

const role = v.picklist(roles, code("invalid"));

/** Whom an admin invites, and for what. */
export const inviteSchema = v.object({ email: emailSchema, role });

export const roleSchema = v.object({ role });

/** Of the page that a link shows a draft of. */
export const previewSchema = v.object({
  path: v.pipe(
    v.string(code("required")),
    v.startsWith("/", code("invalid")),
    v.maxLength(500, code("text-long")),
  ),
});
