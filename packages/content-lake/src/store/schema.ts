import type { DatabaseSync } from "node:sqlite";

/** Oldest first. `user_version` counts those applied. Never change a published one. */
export const migrations: readonly string[] = [
  `CREATE TABLE documents (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, body TEXT NOT NULL
  );
  CREATE INDEX documents_type ON documents (type, id);

  CREATE TABLE strong_references (
    target TEXT NOT NULL, source TEXT NOT NULL, PRIMARY KEY (target, source)
  ) WITHOUT ROWID;
  CREATE INDEX strong_references_source ON strong_references (source);

  CREATE TABLE transactions (id TEXT PRIMARY KEY) WITHOUT ROWID;

  -- Another number with every change of a document of the type.
  CREATE TABLE type_versions (type TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID;

  -- Files that may be there without a document: announced before they are kept, or left to be removed.
  CREATE TABLE loose_files (path TEXT PRIMARY KEY) WITHOUT ROWID;

  -- Tells this file from another one of the same name.
  CREATE TABLE identity (id TEXT PRIMARY KEY) WITHOUT ROWID;
  INSERT INTO identity VALUES (lower(hex(randomblob(16))));

  -- How much was deleted since the file was last written anew; no row where nothing was.
  CREATE TABLE remains (one INTEGER PRIMARY KEY, deletions INTEGER NOT NULL);`,

  `-- Types whose documents have some of their values in \`rows_{number}\` and \`items_{number}\`.
  CREATE TABLE indexed_types (
    number INTEGER PRIMARY KEY AUTOINCREMENT, type TEXT NOT NULL UNIQUE, declaration TEXT NOT NULL
  );`,

  `-- What documents were before, oldest first.
  CREATE TABLE revisions (number INTEGER PRIMARY KEY, id TEXT NOT NULL, body TEXT NOT NULL);
  CREATE INDEX revisions_id ON revisions (id, number);`,

  `-- What each change found, oldest first: what a document was before, null where there was none.
  CREATE TABLE history (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, rev TEXT NOT NULL, at TEXT NOT NULL,
    author TEXT, before TEXT
  );
  CREATE INDEX history_id ON history (id, number);
  INSERT INTO history (number, id, rev, at, before)
    SELECT number, id, json_extract(next, '$._rev'), json_extract(next, '$._updatedAt'), body
    FROM (
      SELECT revisions.number AS number, revisions.id AS id, revisions.body AS body,
        coalesce(
          lead(revisions.body) OVER (PARTITION BY revisions.id ORDER BY revisions.number),
          documents.body
        ) AS next
      FROM revisions JOIN documents ON documents.id = revisions.id
    );
  DROP TABLE revisions;`,
];

/** Migrates a database in one transaction. @throws Error for a newer file */
export function migrate(db: DatabaseSync, file: string): void {
  const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
  if (version > migrations.length) {
    throw new Error(
      `${file} was written by a newer version of this program (form ${version}; this one knows ${migrations.length}). Start that version, or restore a backup made by this one.`,
    );
  }
  if (version === migrations.length) return;
  const unseen = migrations.slice(version).join("\n");
  db.exec(`BEGIN IMMEDIATE; ${unseen} PRAGMA user_version=${migrations.length}; COMMIT;`);
}
