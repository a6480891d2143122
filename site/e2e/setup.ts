import { createDataFolder, startSite } from "./server.ts";

/** Imports the sample content once. */
export default async function setup(): Promise<() => void> {
  process.env.AGENCY_E2E_NOW = String(Date.now());
  const filled = createDataFolder();
  const site = await startSite({ DATA_DIR: filled.path });
  await site.stop();
  process.env.AGENCY_E2E_DATA = filled.path;
  return filled.remove;
}
