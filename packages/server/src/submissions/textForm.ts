import type { Context } from "hono";
import { getMediaType, maxBodyBytes, readBody, readJson, requireBody } from "../http/body.ts";
import { getParts, multipart, readPlainPost, urlEncoded } from "./plainPost.ts";

/** Multipart headers and boundaries. */
export const multipartBytes = 4_096;

/** Percent-encoding triples bytes. */
export const maxEncodedBytes = 3 * maxBodyBytes;

const maxTextLength = {
  "application/json": maxBodyBytes,
  [urlEncoded]: maxEncodedBytes,
  [multipart]: maxBodyBytes + multipartBytes,
};

export const text = {
  requireHeaders: (c: Context) => requireBody(c, maxTextLength),
  async read(c: Context) {
    if (getMediaType(c) === "application/json") return { body: await readJson(c) };
    const { body, plain } = readPlainPost(
      c,
      getParts(c, await readBody(c, { max: maxEncodedBytes })),
    );
    return { body, plain };
  },
};
