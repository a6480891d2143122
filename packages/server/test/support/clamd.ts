import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { clamdPath } from "../../../../scripts/clamd.ts";
import { onCleanUp, temporaryFolder } from "./cleanUp.ts";

export const virus = "AGENCY-TEST-SIGNATURE";

export type StartClamd = (port: number) => Promise<() => Promise<void>>;

/** Fake clamd. `answer` overrides the response. */
export const ownClamd =
  (answer?: string): StartClamd =>
  async (port) => {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket);
      let got = Buffer.alloc(0);
      socket.on("error", () => undefined);
      socket.on("data", (some: Buffer) => {
        got = Buffer.concat([got, some]);
        const content = getContent(got);
        if (content === undefined || answer === "") return;
        const found = content.includes(virus) ? "Own.Signature.UNOFFICIAL FOUND" : "OK";
        socket.end(`${answer ?? `stream: ${found}`}\0`);
      });
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    const end = () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      });
    onCleanUp(end);
    return end;
  };

function getContent(got: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let at = "zINSTREAM\0".length;
  while (at + 4 <= got.length) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

export const debianClamd: StartClamd | undefined = existsSync(clamdPath)
  ? async (port) => {
      const folder = temporaryFolder();
      mkdirSync(join(folder, "db"));
      const hex = Buffer.from(virus).toString("hex");
      writeFileSync(join(folder, "db", "own.ndb"), `Own.Signature:0:*:${hex}\n`);
      const settings = ["Foreground yes", `TCPSocket ${port}`, "TCPAddr 127.0.0.1"];
      settings.push(`DatabaseDirectory ${join(folder, "db")}`, `TemporaryDirectory ${folder}`);
      settings.push("StreamMaxLength 6M");
      // Otherwise it drops root, and cannot read these files.
      if (process.getuid?.() === 0) settings.push("User root");
      writeFileSync(join(folder, "clamd.conf"), `${settings.join("\n")}\n`);
      const child = spawn(clamdPath, ["-c", join(folder, "clamd.conf")], { stdio: "ignore" });
      const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      const end = async () => {
        child.kill("SIGKILL");
        await ended;
      };
      onCleanUp(end);
      return end;
    }
  : undefined;
