import type { Core } from "../core.ts";
import { createUnauthorizedError, httpError } from "../errors.ts";
import type { Call, Caller, Handler } from "./call.ts";
import { act, doc, mutate, query } from "./data.ts";
import { exportDataset } from "./export.ts";
import { history } from "./history.ts";
import { listen } from "./listen.ts";
import { liveEvents } from "./live-events.ts";
import { datasets, features, nothing, ping, projects, telemetry, users } from "./project.ts";
import { references } from "./references.ts";
import { file, image } from "./serve-asset.ts";
import { upload } from "./upload.ts";

interface Route {
  path: string[];
  segments: number;
  methods: Record<string, Handler>;
  requiresFullAccess?: true;
}

const ROUTES: Route[] = [
  { path: ["data", "query"], segments: 1, methods: { GET: query, POST: query } },
  { path: ["data", "doc"], segments: 2, methods: { GET: doc } },
  {
    path: ["data", "export"],
    segments: 1,
    methods: { GET: exportDataset },
    requiresFullAccess: true,
  },
  {
    path: ["data", "history"],
    segments: 3,
    methods: { GET: history },
    requiresFullAccess: true,
  },
  { path: ["data", "listen"], segments: 1, methods: { GET: listen }, requiresFullAccess: true },
  { path: ["data", "live", "events"], segments: 1, methods: { GET: liveEvents } },
  { path: ["data", "actions"], segments: 1, methods: { POST: act }, requiresFullAccess: true },
  { path: ["data", "mutate"], segments: 1, methods: { POST: mutate }, requiresFullAccess: true },
  {
    path: ["assets", "images"],
    segments: 1,
    methods: { POST: upload("image") },
    requiresFullAccess: true,
  },
  {
    path: ["assets", "files"],
    segments: 1,
    methods: { POST: upload("file") },
    requiresFullAccess: true,
  },
  {
    path: ["data", "references"],
    segments: 4,
    methods: { GET: references },
    requiresFullAccess: true,
  },
  { path: ["users"], segments: 1, methods: { GET: users }, requiresFullAccess: true },
  { path: ["projects"], segments: 0, methods: { GET: projects }, requiresFullAccess: true },
  { path: ["projects"], segments: 1, methods: { GET: projects }, requiresFullAccess: true },
  { path: ["projects"], segments: 2, methods: { GET: projects }, requiresFullAccess: true },
  { path: ["projects"], segments: 4, methods: { GET: projects }, requiresFullAccess: true },
  { path: ["features"], segments: 0, methods: { GET: features }, requiresFullAccess: true },
  { path: ["intake", "telemetry-status"], segments: 0, methods: { GET: telemetry } },
  { path: ["ping"], segments: 0, methods: { GET: ping } },
  { path: ["data", "ping"], segments: 1, methods: { GET: ping } },
  { path: ["journey"], segments: 1, methods: { GET: nothing }, requiresFullAccess: true },
  { path: ["help"], segments: 0, methods: { GET: nothing }, requiresFullAccess: true },
  {
    path: ["access", "requests", "me"],
    segments: 0,
    methods: { GET: nothing },
    requiresFullAccess: true,
  },
  { path: ["datasets"], segments: 0, methods: { GET: datasets }, requiresFullAccess: true },
  {
    path: ["datasets"],
    segments: 1,
    methods: { PUT: datasets, PATCH: datasets, DELETE: datasets },
    requiresFullAccess: true,
  },
  { path: ["images"], segments: 3, methods: { GET: image } },
  { path: ["files"], segments: 3, methods: { GET: file } },
];

/**
 * Finds a request's handler.
 *
 * @throws HttpError 400 for an invalid path or API version, 401, 404, or 405 with `Allow`
 */
export function route(
  core: Core,
  request: Request,
  { client, access = "full", session, publicUrl = core.options.publicUrl }: Caller,
): { call: Call; handler: Handler } {
  const url = new URL(request.url);
  const all = decode(url.pathname);
  const version = parseVersion(all[0]);
  const parts = version === undefined ? all : all.slice(1);
  const found = ROUTES.find(
    ({ path, segments }) =>
      parts.length === path.length + segments && path.every((part, i) => part === parts[i]),
  );
  if (!found) throw httpError(404, `There is nothing at ${request.method} ${url.pathname}`);
  if (found.requiresFullAccess && access === "read") throw createUnauthorizedError();
  const method = request.method === "HEAD" ? "GET" : request.method;
  const handler = found.methods[method];
  const allow = Object.keys(found.methods).flatMap((m) => (m === "GET" ? ["GET", "HEAD"] : [m]));
  if (!handler) {
    const Allow = [...allow, "OPTIONS"].join(", ");
    throw httpError(405, `${request.method} is not allowed here; use ${allow.join(" or ")}`, {
      Allow,
    });
  }
  const segments = parts.slice(found.path.length);
  return {
    call: {
      core,
      request,
      client,
      access,
      session,
      publicUrl,
      url,
      version: version ?? "",
      segments,
    },
    handler,
  };
}

function decode(pathname: string): string[] {
  try {
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    throw httpError(400, "The address is not validly percent-encoded");
  }
}

function parseVersion(segment: string | undefined): string | undefined {
  if (segment === undefined || !/^v[\dX]/.test(segment)) return;
  const version = segment.slice(1);
  if (version === "1" || version === "X") return version;
  if (/^\d{4}-\d{2}-\d{2}$/.test(version) && isDay(version)) return version;
  throw httpError(
    400,
    `Unknown API version "${segment}": use v1, vX or a date such as v2023-05-03`,
  );
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
