import { randomUUID } from "node:crypto";
import { createLinkToken, isSame } from "@agency/server/settings";
import type { Writer } from "@agency/server/submissions";

/** In ms. */
const lifetime = 7 * 86_400_000;

/** Link to one page's draft. Its token is derived, never stored. */
interface PreviewLink {
  _id: string;
  _type: "previewLink";
  /** Percent-encoded, without a query. */
  path: string;
  by: string;
  /** ISO 8601. */
  at: string;
  /** ISO 8601. */
  until: string;
}

/** Times are ISO 8601. */
interface PreviewLinkRow extends Pick<PreviewLink, "path" | "at" | "until"> {
  id: string;
  maker: string;
  /** Maker's name. */
  by: string;
}

export interface PreviewLinks {
  /** Returns the credential, `<key>.<token>`. @param by id of a person */
  create(path: string, by: string): Promise<{ credential: string; until: string }>;
  /** `undefined` if expired or revoked. */
  find(credential: string): Promise<PreviewLink | undefined>;
  get(id: string): Promise<PreviewLink | undefined>;
  list(): Promise<PreviewLinkRow[]>;
  revoke(link: PreviewLink): Promise<void>;
}

/** Creates the store of preview links, with signed credentials. */
export function createPreviewLinks(writer: Writer, secret: string): PreviewLinks {
  const sign = (key: string) => createLinkToken(secret, "preview-link", key);
  const read = async (id: string) => {
    const found = await writer.getDocument<PreviewLink>(id);
    return found?._type === "previewLink" ? found : undefined;
  };

  return {
    async create(path, by) {
      const key = randomUUID();
      const at = new Date();
      const until = new Date(at.getTime() + lifetime).toISOString();
      const link = { path, by, at: at.toISOString(), until };
      await writer.create<PreviewLink>({ _id: createId(key), _type: "previewLink", ...link });
      return { credential: `${key}.${sign(key)}`, until };
    },
    async find(credential) {
      const [key = "", token = ""] = credential.split(".");
      const link = isSame(sign(key), token) ? await read(createId(key)) : undefined;
      return link && Date.parse(link.until) > Date.now() ? link : undefined;
    },
    get: read,
    list: () =>
      writer.fetch<PreviewLinkRow[]>(
        `*[_type == "previewLink" && until > $now] | order(at desc)
          { "id": _id, path, at, until, "maker": by, "by": coalesce(*[_id == ^.by][0].name, "") }`,
        { now: new Date().toISOString() },
      ),
    async revoke({ _id }) {
      await writer.delete(_id);
    },
  };
}

const createId = (key: string): string => `previewLink.${key}`;

/** Deletes expired preview links. */
export async function purgePreviewLinks(writer: Writer): Promise<void> {
  const params = { now: new Date().toISOString() };
  await writer.delete({ query: `*[_type == "previewLink" && until <= $now]`, params });
}
