import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Something that serves an address until it is stopped. */
export interface Served {
  url: string;
  stop: () => Promise<void>;
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

/**
 * A server of files in memory as simple as one can be: Brotli, pages asked for again by their hash,
 * everything else kept for good.
 *
 * @param files by path; a path without an ending is a page
 */
export async function serveFiles(files: Map<string, Buffer>): Promise<Served> {
  const answers = new Map(
    [...files].map(([path, body]) => {
      const ending = extname(path) || ".html";
      const isPage = ending === ".html";
      const isPacked = ending === ".woff2";
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
      const headers = {
        "Content-Type": types[ending] ?? "application/octet-stream",
        "Cache-Control": isPage
          ? "public, max-age=0, must-revalidate"
          : "public, max-age=31536000, immutable",
        ETag: etag,
        ...(!isPacked && { "Content-Encoding": "br", Vary: "Accept-Encoding" }),
      };
      return [path, { etag, headers, body: isPacked ? body : brotliCompressSync(body) }] as const;
    }),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(new URL(request.url ?? "/", "http://localhost").pathname);
    if (!answer) response.writeHead(404).end();
    else if (request.headers["if-none-match"] === answer.etag)
      response.writeHead(304, answer.headers).end();
    else response.writeHead(200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
