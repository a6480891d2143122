import type { Context } from "hono";
import { mediaTypeOf, mostBytes, readBody, readJson, requireBody } from "../http/body.ts";
import { multipart, partsOf, readPlain, urlEncoded } from "./plain.ts";

/** What comes along with a form and its file: headers and boundaries. */
export const multipartBytes = 4_096;

/** Percent-encoding makes three bytes of one. */
export const mostEncoded = 3 * mostBytes;

const mostText = {
  "application/json": mostBytes,
  [urlEncoded]: mostEncoded,
  [multipart]: mostBytes + multipartBytes,
};

/** The way of a form of text alone: how its headers are checked, and how it is read. */
export const text = {
  requireHeaders: (c: Context) => requireBody(c, mostText),
  async read(c: Context) {
    if (mediaTypeOf(c) === "application/json") return { body: await readJson(c) };
    const { body, plain } = readPlain(c, partsOf(c, await readBody(c, { most: mostEncoded })));
    return { body, plain };
  },
};
