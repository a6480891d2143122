import { request } from "node:http";

export interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  body: string;
}

/** A request just as it is written here: no header added, no path tidied, nothing decompressed. */
export function rawRequest(
  url: string,
  options: {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    chunks?: (string | Buffer)[];
  },
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const { method = "GET", path = "/", headers = {}, chunks = [] } = options;
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const bytes = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          body: bytes.toString(),
        });
      });
    });
    call.on("error", reject);
    for (const chunk of chunks) call.write(chunk);
    call.end();
  });
}
