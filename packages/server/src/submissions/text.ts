import type { Context } from "hono";
import { maxBodyBytes, mediaTypeOf, readBody, readJson, requireBody } from "../http/body.ts";
import { multipart, partsOf, readPlain, urlEncoded } from "./plain.ts";

/** What comes along with a form and its file: headers and boundaries. */
export const multipartBytes = 4_096;

/** Percent-encoding makes three bytes of one. */
export const maxEncodedBytes = 3 * maxBodyBytes;

const mostText = {
  "application/json": maxBodyBytes,
  [urlEncoded]: maxEncodedBytes,
  [multipart]: maxBodyBytes + multipartBytes,
};

/** The way of a form of text alone: how its headers are checked, and how it is read. */
export const text = {
  requireHeaders: (c: Context) => requireBody(c, mostText),
  async read(c: Context) {
    if (mediaTypeOf(c) === "application/json") return { body: await readJson(c) };
    const { body, plain } = readPlain(c, partsOf(c, await readBody(c, { most: maxEncodedBytes })));
    return { body, plain };
  },
};
