/** Strings and bytes are sent unchanged. */
export function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isRaw = typeof body === "string" || body instanceof Uint8Array;
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: isRaw ? (body as BodyInit) : JSON.stringify(body),
  });
}

export function queryPath(
  query: string,
  params: Record<string, unknown> = {},
  { dataset = "production", perspective = "published" } = {},
): string {
  const search = new URLSearchParams({ query, perspective });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return `/v2023-05-03/data/query/${dataset}?${search}`;
}
