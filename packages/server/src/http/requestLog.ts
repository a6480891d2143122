import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { resourceHeaders } from "./resourcePolicy.ts";

export interface RequestLogOptions {
  headers: Readonly<Record<string, string>>;
  nameRoute: (path: string) => string;
  log: Logger;
}

/** Logs each request by route, and adds default headers to the response. */
export function createRequestLog(options: RequestLogOptions): MiddlewareHandler {
  const headers = Object.entries(options.headers);
  const { nameRoute, log } = options;
  return async (c, next) => {
    const start = performance.now();
    await next();
    const isPrivate = /private|no-store/.test(c.res.headers.get("Cache-Control") ?? "");
    const type = c.res.headers.get("Content-Type") ?? "";
    const byType = resourceHeaders(c.res.status, type, isPrivate);
    for (const [name, value] of [...headers, ...Object.entries(byType)])
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    // The content service's responses lack it.
    c.res.headers.set("X-Request-Id", c.get("requestId"));
    const line = {
      id: c.get("requestId"),
      method: c.req.method,
      route: nameRoute(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
      ...(c.get("code") && { code: c.get("code") }),
      ...(c.get("error") && { error: c.get("error") }),
    };
    // Too many uploads are no server error.
    if (c.res.status >= 500 && c.get("code") !== "busy") log.error(line, "request");
    else if (c.req.path.startsWith("/content/")) log.debug(line, "request");
    else log.info(line, "request");
  };
}
