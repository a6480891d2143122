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

/** What somebody may do. */
export interface Rights {
  /** `write` may read as well: drafts, what is private, exports. */
  role: "read" | "write";
  /** Names of those it is for. @default all */
  datasets?: string[];
  /** GROQ filter of the documents that may be changed: before and after. @default all */
  filter?: string;
  /**
   * What the filter cannot say: whether a transaction may change documents so. `get` gives one as it is
   * before. @default it may
   */
  allows?: (
    changes: readonly DocumentChange[],
    get: (id: string) => Document | undefined,
  ) => boolean;
}

/** A document before and after a change; unset where there is none. */
export interface DocumentChange {
  id: string;
  before: Document | undefined;
  after: Document | undefined;
}

/** What a token is for. */
export interface Grant extends Rights {
  token: string;
}

/** Somebody who signed in, as programs are told of them. */
export interface User {
  id: string;
  name: string;
  email: string;
  /** What the service that signs people in calls what they may do. */
  role: string;
}

/** Who asks, where whoever passes the request on has found that out. */
export interface Session {
  user: User;
  rights: Rights;
  /** Those of these ids that there are, for the names beside what they did. */
  getUsers: (ids: readonly string[]) => Promise<User[]>;
  /**
   * Calls `close` in the moment the session ends, so that open event streams end with it. Returns a
   * function that stops watching.
   */
  watch: (close: () => void) => () => void;
}

/** What a transaction brings about besides. */
interface Consequences {
  /** Types of which a change brings something about. */
  types: readonly string[];
  /** The type that it is told all published documents of, as they are after the transaction. */
  of: string;
  /** Further mutations. `now` is the moment of the transaction, ISO 8601 in UTC. */
  mutations: (
    changes: readonly DocumentChange[],
    documents: readonly Document[],
    now: string,
  ) => Record<string, unknown>[];
}

/** How a lake is opened. Only `dataDir` is required. */
export interface LakeOptions {
  /** Folder for all state; made if it is missing. One process at a time can open it. */
  dataDir: string;
  /** Default `"local"`. */
  projectId?: string;
  /** Default `{ production: "public", submissions: "private" }`. */
  datasets?: Record<string, Visibility>;
  /** The token that may read and write everything. Default: made once, kept in `dataDir/token`. */
  token?: string;
  /** Further tokens, of at least 32 characters, which may do less. Default: none. */
  tokens?: Grant[];
  /** What the addresses of assets start with, such as `/content`. Default `""`. */
  publicUrl?: string;
  /** Host names (with or without port) to answer to. Default: any. */
  allowedHosts?: string[];
  /** Origins of other sites' pages that may call. Default: none; the same origin always may. */
  allowedOrigins?: string[];
  /** Largest JSON body, in bytes. Default 4 MiB. */
  maxBodyBytes?: number;
  /** Largest uploaded file, in bytes. Default 50 MiB. */
  maxAssetBytes?: number;
  /** Most bytes of transformed images kept on disk. Default 512 MiB. */
  maxVariantBytes?: number;
  /** Most transformed images kept on disk. Default 2000. */
  maxVariants?: number;
  /**
   * Queries that callers from outside may run on a public dataset without a token or session, word
   * for word. Such callers then read by GET and `perspective=published` alone, with parameters of
   * 4 KiB at most, and get neither documents by id nor live events. Default: any query, as a public
   * dataset of Sanity has it, which is for development and trusted networks.
   */
  anonymousQueries?: ReadonlySet<string>;
  /**
   * Queries that are known to cost little, word for word: a site's own. They are evaluated apart from
   * all others, and no clock watches them unless they `match` something or their parameters are
   * longer than 4 KiB. Default: none.
   */
  knownQueries?: ReadonlySet<string>;
  /**
   * By dataset and type, the values that queries find and sort documents by: then what a query costs
   * does not grow with their number. Default: none.
   */
  indexes?: Record<string, TypeIndexes>;
  /**
   * By dataset, what a transaction brings about besides, in the same transaction and whoever made it.
   * An import brings nothing about. Default: nothing.
   */
  consequences?: Record<string, Consequences>;
  /** Gets every error behind an answer of 500 or 507. Default `console.error`. */
  log?: (error: unknown) => void;
}

/** The options with their defaults filled in. */
export type ResolvedOptions = Required<Omit<LakeOptions, "allowedHosts" | "anonymousQueries">> & {
  allowedHosts: string[] | undefined;
  anonymousQueries: ReadonlySet<string> | undefined;
};

const MIB = 1024 * 1024;
const DATASET = /^[a-z0-9][a-z0-9_-]{0,63}$/;
const PROJECT = /^[a-z0-9-]+$/;

/** Throws an Error with a plain sentence for names and numbers that cannot work. */
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
  // Renamed into place, so that a crash in between leaves no half-written token.
  const file = openSync(`${path}.new`, "w", 0o600);
  writeSync(file, `${token}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
  return token;
}
