import type { Access, Deletion, Writer } from "@agency/server/submissions";

/** Includes references of records that still exist. */
export interface NamedAccess extends Access {
  names: (string | null)[];
}

export const listAccesses = (writer: Writer): Promise<NamedAccess[]> =>
  writer.fetch<NamedAccess[]>(
    `*[_type == "access"] | order(at desc) [0...1000] {
      ..., "names": *[_id in ^.records] { "name": coalesce(reference, email) }.name
    }`,
  );

export const listDeletions = (writer: Writer): Promise<Deletion[]> =>
  writer.fetch<Deletion[]>(`*[_type == "deletion"] | order(at desc) [0...1000]`);
