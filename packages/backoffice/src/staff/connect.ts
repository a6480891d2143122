import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  addressFile,
  connectContent,
  hasLakeData,
  LakeInUseError,
  openEmbeddedContent,
} from "@agency/server/content";
import { localUrl } from "@agency/server/http";
import {
  defaultTimeouts,
  loadEnvFile,
  loadSecret,
  readSettings,
  type Settings,
} from "@agency/server/settings";
import { pino } from "pino";
import { deskDataset } from "../dataset.ts";
import type { StaffDeps } from "./deps.ts";
import { DeskError } from "./find-submissions.ts";

/** In ms. Commands wait longer than visitors do. */
const contentTimeout = 60_000;
const connectTimeout = 10_000;

export interface Desk extends StaffDeps {
  retentionDays: number;
  close: () => Promise<void>;
}

/** Reads the environment and `.env`. */
export function readCommandSettings(): Settings {
  loadEnvFile();
  return readSettings(process.env, [deskDataset]);
}

/**
 * Connects over the network. With the embedded content service, to the running server, or opens the
 * data folder if none runs.
 *
 * @throws DeskError if the settings differ from the server's
 */
export async function openDesk(settings: Settings, by: string): Promise<Desk> {
  const { dataDir, content, retentionDays, resumeKeys } = settings;
  if (content.embedded && !hasLakeData(dataDir))
    throw new DeskError(
      `There is no site data in ${dataDir}. Set DATA_DIR to the server's folder, or start the server once.`,
    );
  const secret = await loadSecret(dataDir, settings.secret);
  const connection = content.embedded ? await connectEmbedded(settings) : undefined;
  const token = connection?.token ?? content.token ?? "";
  return {
    writer: connectContent(content, token, {
      address: connection?.address,
      timeouts: { ...defaultTimeouts, content: contentTimeout },
    }).writer,
    secret,
    siteUrl: settings.siteUrl ?? localUrl(settings.host, settings.port),
    mailFolder: settings.mailFolder,
    retentionDays,
    resumeKeys,
    by,
    mayMoveBack: true,
    close: async () => connection?.close(),
  };
}

async function connectEmbedded(settings: Settings) {
  try {
    return await openEmbeddedContent(settings, pino({ level: "silent" }), {
      datasets: [deskDataset],
    });
  } catch (error) {
    if (!(error instanceof LakeInUseError)) throw error;
    const read = (file: string) => readFile(file, "utf8").catch(() => "");
    const address = await read(addressFile(settings.dataDir));
    await requireService(address);
    const kept = await read(join(settings.dataDir, "token"));
    const token = settings.content.token ?? kept.trim();
    return { token, address, close: async () => undefined };
  }
}

async function requireService(address: string): Promise<void> {
  const signal = AbortSignal.timeout(connectTimeout);
  // The service with the open folder wrote the address, so any response suffices.
  const answer = await fetch(address, { signal }).catch(() => undefined);
  if (answer) return;
  throw new DeskError(
    "A server is using DATA_DIR, but its content service does not respond. Wait until it is ready, or stop it.",
  );
}
