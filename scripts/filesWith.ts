import { spawnSync } from "node:child_process";

/**
 * Lists the files of a folder that contain one of the texts. Reads them in another process: a
 * process that closes a database's file loses the locks of its own SQLite connections to it.
 */
export function filesWith(folder: string, ...texts: string[]): string[] {
  const patterns = texts.flatMap((text) => ["-e", text]);
  const { error, stdout } = spawnSync("grep", ["-rlsaF", ...patterns, folder], {
    encoding: "utf8",
  });
  if (error) throw error;
  return stdout.split("\n").filter(Boolean);
}
