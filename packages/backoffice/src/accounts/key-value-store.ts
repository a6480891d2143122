import { ApiError, maxBodyBytes, readJson, requireBody } from "@agency/server/http";
import type { Writer } from "@agency/server/submissions";
import type { Context } from "hono";
import { Hono } from "hono";
import type { Accounts, Person } from "./index.ts";

/** Studio settings, such as the order of a list. */
interface StoredKeyValues {
  pairs: { key: string; value: unknown }[];
}

interface KeyValueStoreOptions {
  writer: Writer;
  requireSession: Accounts["requireSession"];
  requireSameOrigin: (c: Context) => void;
}

/** In characters. */
const max = 128 * 1024;

const getKeyValuesId = ({ _id }: Person): string => `kept.${_id}`;

const isPair = (value: unknown): value is { key: string; value: unknown } =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "value" in value;

/** Creates the API of each person's key-value pairs. */
export function createKeyValueStore(options: KeyValueStoreOptions): Hono {
  const { writer, requireSession, requireSameOrigin } = options;
  const remembered = new Hono();
  const getPairs = async (person: Person) =>
    (await writer.getDocument<StoredKeyValues>(getKeyValuesId(person)))?.pairs ?? [];

  remembered.get("/:keys", async (c) => {
    const { person } = await requireSession(c);
    const asked = c.req.param("keys").split(",");
    return c.json((await getPairs(person)).filter(({ key }) => asked.includes(key)));
  });
  remembered.put("/", async (c) => {
    requireSameOrigin(c);
    const { person } = await requireSession(c);
    requireBody(c, { "application/json": maxBodyBytes });
    const given = await readJson(c);
    if (!Array.isArray(given) || !given.every(isPair)) throw new ApiError("json-invalid");
    const names = given.map(({ key }) => key);
    const others = (await getPairs(person)).filter(({ key }) => !names.includes(key));
    const pairs = [...others, ...given.map(({ key, value }) => ({ _key: key, key, value }))];
    if (JSON.stringify(pairs).length > max) throw new ApiError("too-large");
    await writer.createOrReplace({ _id: getKeyValuesId(person), _type: "kept", pairs });
    return c.json(given);
  });
  return remembered;
}
