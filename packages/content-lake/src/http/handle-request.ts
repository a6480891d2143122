import type { Core } from "../core.ts";
import { httpError } from "../errors.ts";
import type { Caller } from "./call.ts";
import { toErrorResponse } from "./error-response.ts";
import { route } from "./route.ts";

const METHODS = "GET, HEAD, POST, OPTIONS";

/** Answers a request, with CORS headers. Errors become responses. */
export async function handle(core: Core, request: Request, caller: Caller): Promise<Response> {
  let cors: Record<string, string> = { Vary: "Origin" };
  try {
    requireMethod(request);
    checkHost(request, core.options.allowedHosts);
    cors = corsHeaders(request, core.options.allowedOrigins);
    const response =
      request.method === "OPTIONS" ? preflight(request) : await answer(core, request, caller);
    return withHeaders(response, cors);
  } catch (error) {
    return withHeaders(toErrorResponse(error, core.options.log), cors);
  }
}

async function answer(core: Core, request: Request, caller: Caller): Promise<Response> {
  const { call, handler } = route(core, request, caller);
  const response = await handler(call);
  if (request.method !== "HEAD" || !response.body) return response;
  await response.body.cancel();
  return new Response(null, response);
}

// `fetch` cannot create a TRACE request, so only the method may be read.
function requireMethod({ method }: Request): void {
  if (!["TRACE", "TRACK", "CONNECT"].includes(method)) return;
  throw httpError(405, `${method} is not allowed here`, { Allow: METHODS });
}

/** Prevents DNS rebinding. @throws HttpError 421 */
function checkHost(request: Request, allowed: string[] | undefined): void {
  if (!allowed) return;
  const host = getHost(request);
  const known = allowed.map((name) => name.toLowerCase());
  if (known.includes(host) || known.includes(withoutPort(host))) return;
  throw httpError(421, `This service does not answer to the host "${host}"; see allowedHosts`);
}

function getHost(request: Request): string {
  return (request.headers.get("host") ?? new URL(request.url).host).toLowerCase();
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, "");
}

function corsHeaders(request: Request, allowed: string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  if (origin === null || isSameOrigin(origin, request)) return { Vary: "Origin" };
  if (!allowed.includes(origin)) {
    throw httpError(403, `The origin "${origin}" is not allowed; see allowedOrigins`);
  }
  return { Vary: "Origin", "Access-Control-Allow-Origin": origin };
}

// A proxy may terminate TLS, so schemes differ.
function isSameOrigin(origin: string, request: Request): boolean {
  return URL.canParse(origin) && new URL(origin).host === getHost(request);
}

function preflight(request: Request): Response {
  const headers: Record<string, string> = { Allow: METHODS };
  if (request.headers.has("origin")) {
    headers["Access-Control-Allow-Methods"] = METHODS;
    headers["Access-Control-Allow-Headers"] =
      request.headers.get("access-control-request-headers") ?? "";
    headers["Access-Control-Max-Age"] = "600";
  }
  return new Response(null, { status: 204, headers });
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  response.headers.set("X-Content-Type-Options", "nosniff");
  for (const [name, value] of Object.entries(headers)) {
    if (name === "Vary") response.headers.append(name, value);
    else response.headers.set(name, value);
  }
  return response;
}
