import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Loads variables from a file, if any. The environment takes precedence. Unlike
 * `process.loadEnvFile`, skips a byte order mark, which would hide the first variable. Throws the
 * error of reading.
 */
export function loadEnvFile(path = ".env"): void {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const values = parseEnv(text.replace(/^\ufeff/, ""));
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
}
