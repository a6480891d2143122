import { createServer, type Socket } from "node:net";
import { onCleanUp } from "./cleanUp.ts";
import { listen } from "./ports.ts";

interface Counter {
  value: number;
  until: number;
}

/** RESP. Returns the rest. */
function readCommands(text: string, run: (command: string[]) => void): string {
  let rest = text;
  for (;;) {
    const [head = "", size = ""] = /^\*(\d+)\r\n/.exec(rest) ?? [];
    if (!head) return rest;
    const command: string[] = [];
    let at = head.length;
    while (command.length < Number(size)) {
      const [line = "", length = ""] = /^\$(\d+)\r\n/.exec(rest.slice(at)) ?? [];
      const from = at + line.length;
      const end = from + Number(length);
      if (!line || rest.length < end + 2) return rest;
      command.push(rest.slice(from, end));
      at = end + 2;
    }
    run(command);
    rest = rest.slice(at);
  }
}

export interface TestRedis {
  url: string;
  ready(): number;
}

/** Starts a server with the commands of rate limits. */
export async function startRedis(): Promise<TestRedis> {
  let ready = 0;
  const counters = new Map<string, Counter>();
  const sockets = new Set<Socket>();
  const find = (key = "") => {
    const known = counters.get(key);
    return known && known.until > Date.now() ? known : undefined;
  };

  function count(key = "", points = "", seconds = ""): string {
    const counter = find(key) ?? { value: 0, until: Date.now() + Number(seconds) * 1_000 };
    counter.value += Number(points);
    counters.set(key, counter);
    return `*2\r\n:${counter.value}\r\n:${counter.until - Date.now()}\r\n`;
  }

  function answer([name = "", ...args]: string[]): string {
    const counter = find(args[0]);
    switch (name.toUpperCase()) {
      case "HELLO":
        return "%1\r\n+proto\r\n:3\r\n";
      case "INFO":
        ready++;
        return "$9\r\nloading:0\r\n";
      case "EVALSHA":
        return "-NOSCRIPT No matching script.\r\n";
      case "EVAL":
        return count(...args.slice(2));
      case "GET":
        return counter ? `$${String(counter.value).length}\r\n${counter.value}\r\n` : "_\r\n";
      case "PTTL":
        return `:${counter ? counter.until - Date.now() : -2}\r\n`;
      default:
        return "+OK\r\n";
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let text = "";
    let queued: string[][] | undefined;
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      text = readCommands(text + data.toString("latin1"), (command) => {
        const name = command[0]?.toUpperCase();
        if (name === "EXEC") {
          const answers = (queued ?? []).map(answer);
          socket.write(`*${answers.length}\r\n${answers.join("")}`);
          queued = undefined;
        } else if (queued) {
          queued.push(command);
          socket.write("+QUEUED\r\n");
        } else {
          if (name === "MULTI") queued = [];
          socket.write(answer(command));
        }
      });
    });
  });
  const port = await listen(server);
  onCleanUp(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `redis://127.0.0.1:${port}`, ready: () => ready };
}
