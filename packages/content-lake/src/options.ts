import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { Document } from "./document.ts";
import type { Visibility } from "./store/documents.ts";
import type { TypeIndexes } from "./store/index-tables.ts";

export interface Rights {
  /** `write` includes reading: drafts, private datasets, exports. */
  role: "read" | "write";
  /** @default all */
  datasets?: string[];
  /** GROQ filter that changed documents must match before and after. @default all */
  filter?: string;
  /**
   * Further rules on changes. `get` returns a document before the transaction. @default allows all
   */
  allows?: (
    changes: readonly DocumentChange[],
    get: (id: string) => Document | undefined,
  ) => boolean;
}

export interface DocumentChange {
  id: string;
  before: Document | undefined;
  after: Document | undefined;
}

export interface Grant extends Rights {
  token: string;
}

export interface User {
  id: string;
  name: string;
  email: string;
  role: string;
}

/** Verified by the calling server. */
export interface Session {
  user: User;
  rights: Rights;
  getUsers: (ids: readonly string[]) => Promise<User[]>;
  /** Calls `close` when the session ends. Returns the unsubscribe function. */
  watch: (close: () => void) => () => void;
}

interface Consequences {
  types: readonly string[];
  /** Type of the published documents that `mutations` receives. */
  of: string;
  /** @param now ISO 8601 in UTC */
  mutations: (
    changes: readonly DocumentChange[],
    documents: readonly Document[],
    now: string,
  ) => Record<string, unknown>[];
}

export interface LakeOptions {
  /** Folder for all state. Only one process can open it. */
  dataDir: string;
  /** @default "local" */
  projectId?: string;
  /** @default { production: "public", submissions: "private" } */
  datasets?: Record<string, Visibility>;
  /** Token with all rights. @default generated once and kept in `dataDir/token` */
  token?: string;
  /** At least 32 characters each. */
  tokens?: Grant[];
  /** Prefix of asset URLs. @default "" */
  publicUrl?: string;
  /** Accepted hosts, with or without port. @default any */
  allowedHosts?: string[];
  /** Origins allowed by CORS. The same origin is always allowed. @default none */
  allowedOrigins?: string[];
  /** Maximum size of a JSON body, in bytes. @default 4 MiB */
  maxBodyBytes?: number;
  /** Maximum size of an upload, in bytes. @default 50 MiB */
  maxAssetBytes?: number;
  /** Disk cache for transformed images, in bytes. @default 512 MiB */
  maxVariantBytes?: number;
  /** @default 2000 */
  maxVariants?: number;
  /**
   * Queries, verbatim, that anonymous callers may run, by GET with `perspective=published` and at
   * most 4 KiB of parameters. Then documents by id and live events are refused.
   *
   * @default any query, for development and trusted networks
   */
  anonymousQueries?: ReadonlySet<string>;
  /**
   * Cheap queries, verbatim. They run separately, without a time limit unless they use `match` or
   * more than 4 KiB of parameters.
   */
  knownQueries?: ReadonlySet<string>;
  /** Indexes by dataset and type, for query costs independent of the number of documents. */
  indexes?: Record<string, TypeIndexes>;
  /** Mutations that follow changes, by dataset. Imports trigger none. */
  consequences?: Record<string, Consequences>;
  /** Receives every error behind a 500 or 507. @default console.error */
  log?: (error: unknown) => void;
}

export type ResolvedOptions = Required<Omit<LakeOptions, "allowedHosts" | "anonymousQueries">> & {
  allowedHosts: string[] | undefined;
  anonymousQueries: ReadonlySet<string> | undefined;
};

const MIB = 1024 * 1024;
const DATASET = /^[a-z0-9][a-z0-9_-]{0,63}$/;
const PROJECT = /^[a-z0-9-]+$/;

/** @throws Error for invalid names and numbers */
export function resolveOptions(options: LakeOptions): ResolvedOptions {
  const resolved = {
    projectId: "local",
    datasets: { production: "public", submissions: "private" } as Record<string, Visibility>,
    tokens: [],
    publicUrl: "",
    allowedHosts: undefined,
    anonymousQueries: undefined,
    allowedOrigins: [],
    maxBodyBytes: 4 * MIB,
    maxAssetBytes: 50 * MIB,
    maxVariantBytes: 512 * MIB,
    maxVariants: 2000,
    knownQueries: new Set<string>(),
    indexes: {},
    consequences: {},
    log: (error: unknown) => console.error(error),
    ...options,
  };
  if (!PROJECT.test(resolved.projectId)) {
    throw new Error(`projectId "${resolved.projectId}" may only hold a-z, 0-9 and "-".`);
  }
  for (const [name, visibility] of Object.entries(resolved.datasets)) {
    if (!DATASET.test(name)) {
      throw new Error(`Dataset name "${name}" may only hold a-z, 0-9, "_" and "-".`);
    }
    if (visibility !== "public" && visibility !== "private") {
      throw new Error(`Dataset "${name}" must be "public" or "private", not "${visibility}".`);
    }
  }
  for (const name of ["maxBodyBytes", "maxAssetBytes", "maxVariantBytes", "maxVariants"] as const) {
    if (!(resolved[name] > 0)) throw new Error(`${name} must be a number above 0.`);
  }
  const token = resolved.token ?? keepToken(resolved.dataDir);
  for (const one of [token, ...resolved.tokens.map((grant) => grant.token)])
    if (!/^[\x21-\x7e]{32,}$/.test(one))
      throw new Error("token must be at least 32 printable ASCII characters without spaces.");
  for (const name of resolved.tokens.flatMap(({ datasets }) => datasets ?? []))
    if (!Object.hasOwn(resolved.datasets, name))
      throw new Error(`A token is for the dataset "${name}", which there is not.`);
  return { ...resolved, token, publicUrl: resolved.publicUrl.replace(/\/+$/, "") };
}

function keepToken(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "token");
  try {
    const token = readFileSync(path, "utf8").trim();
    if (token !== "") return token;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const token = randomBytes(32).toString("base64url");
  // Renamed, so that a crash leaves no incomplete token.
  const file = openSync(`${path}.new`, "w", 0o600);
  writeSync(file, `${token}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
  return token;
}
