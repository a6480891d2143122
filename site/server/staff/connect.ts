import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { holdsLake, LakeInUseError } from "@agency/content-lake";
import { pino } from "pino";
import { connectContent } from "../content.ts";
import { openEmbeddedContent } from "../embedded.ts";
import { localUrl } from "../hosts.ts";
import { loadSecret } from "../secret.ts";
import type { Settings } from "../settings.ts";
import type { Writer } from "../submissions.ts";
import { times } from "../times.ts";
import { DeskError } from "./find.ts";

/** What a staff command works with. */
export interface Desk {
  writer: Writer;
  secret: string;
  siteUrl: string;
  /** Where mails are kept as files, when they are. */
  mailFolder: string;
  retentionDays: number;
  /** Who is at the desk, for the status log. */
  by: string;
  close: () => Promise<void>;
}

/**
 * Reaches the submissions with the settings of the server: over the network, or, with the embedded
 * content service, through the running server, or in the data folder itself when none runs.
 * Throws a `DeskError` where the settings are not those of the server.
 */
export async function openDesk(settings: Settings, by: string): Promise<Desk> {
  const { dataDir, content, retentionDays } = settings;
  if (content.embedded && !holdsLake(dataDir))
    throw new DeskError(
      `Nothing of the site is kept in ${dataDir}: set DATA_DIR to the folder of the server, or start the server once.`,
    );
  const secret = await loadSecret(dataDir, settings.secret);
  const place = content.embedded ? await reachEmbedded(settings) : undefined;
  const token = place?.token ?? content.token ?? "";
  return {
    writer: connectContent(content, token, place?.address).writer,
    secret,
    siteUrl: settings.siteUrl ?? localUrl(settings.host, settings.port),
    mailFolder: settings.mailFolder,
    retentionDays,
    by,
    close: async () => place?.close(),
  };
}

async function reachEmbedded(settings: Settings) {
  try {
    return await openEmbeddedContent(settings, pino({ level: "silent" }));
  } catch (error) {
    if (!(error instanceof LakeInUseError)) throw error;
    const url = localUrl(settings.host, settings.port);
    await requireServer(url);
    const kept = await readFile(join(settings.dataDir, "token"), "utf8").catch(() => "");
    const token = settings.content.token ?? kept.trim();
    return { token, address: `${url}/content`, close: async () => undefined };
  }
}

async function requireServer(url: string): Promise<void> {
  const signal = AbortSignal.timeout(times.ready);
  const answer = await fetch(`${url}/healthz`, { signal }).catch(() => undefined);
  if (answer?.ok) return;
  throw new DeskError(
    `A server has DATA_DIR open and does not answer at ${url}: set PORT and HOST as it has them, or stop it.`,
  );
}
