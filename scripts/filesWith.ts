import { spawnSync } from "node:child_process";

/**
 * Lists files that contain one of the texts. Uses another process: closing a database's file loses
 * the locks of the process's own SQLite connections.
 */
export function filesWith(folder: string, ...texts: string[]): string[] {
  const patterns = texts.flatMap((text) => ["-e", text]);
  const { error, stdout } = spawnSync("grep", ["-rlsaF", ...patterns, folder], {
    encoding: "utf8",
  });
  if (error) throw error;
  return stdout.split("\n").filter(Boolean);
}
