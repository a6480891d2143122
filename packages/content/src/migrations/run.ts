import type { SanityClient, SanityDocument } from "@sanity/client";
import { collectMigrationMutations, type Migration } from "@sanity/migrate";
import { type Mutation, SanityEncoder } from "@sanity/mutate";

/** The dot hides the record from anonymous callers. */
const recordId = "content.migrations";

const page = 200;

/**
 * Applies pending migrations and returns their names. Each is one transaction that also records it.
 * Rejects with an Error that names the failed one, of which nothing is stored.
 *
 * @param client can read and write the whole dataset
 */
export async function runMigrations(
  client: SanityClient,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  const run: string[] = [];
  for (const [name, migration] of Object.entries(migrations)) {
    const record = await raw.createIfNotExists({
      _id: recordId,
      _type: "contentMigrations",
      done: [] as string[],
    });
    if (record.done.includes(name)) continue;
    try {
      await runOne(raw, name, migration, record._rev);
    } catch (error) {
      throw new Error(`The migration "${name}" of the content failed: ${getMessage(error)}`, {
        cause: error,
      });
    }
    run.push(name);
  }
  return run;
}

async function runOne(
  client: SanityClient,
  name: string,
  migration: Migration,
  revision: string,
): Promise<void> {
  const context = {
    client: client as never,
    filtered: client as never,
    dryRun: false,
  };
  const mutations: Mutation[] = [];
  for await (const found of collectMigrationMutations(
    migration,
    () => getDocuments(client, migration) as never,
    context,
  ))
    mutations.push(...([found].flat() as Mutation[]));
  // Rejects if another process was faster.
  const remember = {
    patch: { id: recordId, ifRevisionID: revision, insert: { after: "done[-1]", items: [name] } },
  };
  await client.mutate([...SanityEncoder.encodeAll(mutations), remember] as never);
}

async function* getDocuments(
  client: SanityClient,
  { documentTypes = [], filter = "true" }: Migration,
): AsyncGenerator<SanityDocument> {
  for (const type of documentTypes)
    for (let last = ""; ; ) {
      const found: SanityDocument[] = await client.fetch(
        `*[_type==$type&&_id>$last&&(${filter})]|order(_id asc)[0...${page}]`,
        { type, last },
      );
      yield* found;
      if (found.length < page) break;
      last = found.at(-1)?._id ?? "";
    }
}

const getMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
