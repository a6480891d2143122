import { dataFolder, startSite } from "./server.ts";

/** Fills one data folder by a real first start; every server of the tests begins with a copy of it. */
export default async function setup(): Promise<() => void> {
  process.env.AGENCY_E2E_NOW = String(Date.now());
  const filled = dataFolder();
  const site = await startSite({ DATA_DIR: filled.path });
  await site.stop();
  process.env.AGENCY_E2E_DATA = filled.path;
  return filled.remove;
}
