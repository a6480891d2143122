import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { createWriter } from "../src/writer.ts";

describe("the writer", () => {
  it("carries the token, without the delivery network", async () => {
    let asked: { url: string | undefined; authorization: string | undefined } | undefined;
    const server = createServer(({ url, headers }, response) => {
      asked = { url, authorization: headers.authorization };
      response.setHeader("content-type", "application/json").end('{"result":null}');
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}/content`;
    const writer = createWriter({
      projectId: "abc",
      dataset: "submissions",
      token: "t0p",
      apiHost,
    });
    expect(writer.config()).toMatchObject({
      useCdn: false,
      apiVersion: "2023-05-03",
      perspective: "published",
    });
    await writer.fetch("*");
    server.closeAllConnections();
    server.close();
    expect(asked?.authorization).toBe("Bearer t0p");
    expect(asked?.url).toMatch(/^\/content\/v2023-05-03\/data\/query\/submissions\?/);
  });

  it("asks Sanity's own service when there is no host", () => {
    const writer = createWriter({ projectId: "abc", dataset: "submissions", token: "t0p" });
    expect(writer.config().url).toBe("https://abc.api.sanity.io/v2023-05-03");
  });
});
