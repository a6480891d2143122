import type { Access, Deletion, Writer } from "@agency/server/submissions";

/** A trace of reading, with what the records are called that are still there. */
export interface NamedAccess extends Access {
  names: (string | null)[];
}

/** Who read what, and when; newest first. */
export const findAccesses = (writer: Writer): Promise<NamedAccess[]> =>
  writer.fetch<NamedAccess[]>(
    `*[_type == "access"] | order(at desc) [0...1000] {
      ..., "names": *[_id in ^.records] { "name": coalesce(reference, email) }.name
    }`,
  );

/** Who deleted how much, and when; newest first. */
export const findDeletions = (writer: Writer): Promise<Deletion[]> =>
  writer.fetch<Deletion[]>(`*[_type == "deletion"] | order(at desc) [0...1000]`);
