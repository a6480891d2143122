import { fileURLToPath } from "node:url";
import type { SiteDefinition } from "@agency/server";
import fixtureSite from "@agency/server/testing/site";
import { backoffice } from "../../src/index.ts";
import { mails } from "./mails.ts";

/** Without a built Studio. */
export default {
  ...fixtureSite,
  mails,
  extensions: [backoffice({ studio: fileURLToPath(new URL("no-studio", import.meta.url)), mails })],
} satisfies SiteDefinition;

/** Argument of `agency-server SITE`. */
export const siteFile = fileURLToPath(import.meta.url);
