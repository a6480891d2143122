import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface InjectingProxy {
  url: string;
  close: () => void;
}

/**
 * Starts a proxy that injects a script, for drivers without init scripts, with its hash in the
 * Content Security Policy.
 */
export async function startInjectingProxy(
  site: string,
  recordProblems: () => void,
): Promise<InjectingProxy> {
  const { host, hostname, port } = new URL(site);
  const script = `(${recordProblems})()`;
  const hash = createHash("sha256").update(script).digest("base64");

  const withScript = async (answer: IncomingMessage) => {
    const { "content-length": _, "content-security-policy": policy, ...headers } = answer.headers;
    const page = await text(answer);
    return {
      headers: {
        ...headers,
        ...(policy && {
          "content-security-policy": String(policy).replace(
            "script-src",
            `script-src 'sha256-${hash}'`,
          ),
        }),
      },
      body: page.replace("<head>", () => `<head><script>${script}</script>`),
    };
  };

  const server = createServer((incoming, outgoing) => {
    const { "accept-encoding": _, "if-none-match": __, origin, ...headers } = incoming.headers;
    const passed = request({
      hostname,
      port,
      path: incoming.url,
      method: incoming.method,
      headers: { ...headers, host, ...(origin && { origin: site }) },
    });
    passed.on("error", () => outgoing.destroy());
    passed.on("response", (answer) => {
      const status = answer.statusCode ?? 500;
      if (!answer.headers["content-type"]?.startsWith("text/html")) {
        outgoing.writeHead(status, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      withScript(answer).then(
        ({ headers, body }) => outgoing.writeHead(status, headers).end(body),
        () => outgoing.destroy(),
      );
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
