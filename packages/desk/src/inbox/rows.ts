import { callApi, type Kind, type Row } from "./api.ts";

interface Rows {
  rows: Row[];
  isMore: boolean;
}

/** Reads pages until there are `count` rows. */
export async function readRows(
  kind: Kind,
  query: string,
  status: string,
  count: number,
): Promise<Rows> {
  let { rows, isMore } = await readPage(kind, query, status);
  while (isMore && rows.length < count) {
    const next = await readPage(kind, query, status, rows.at(-1));
    rows = [...rows, ...next.rows];
    isMore = next.isMore;
  }
  return { rows, isMore };
}

/** Returns the rows after `last`, or the first. */
export function readPage(kind: Kind, query: string, status: string, last?: Row): Promise<Rows> {
  const parameters = new URLSearchParams(query);
  parameters.set("status", status);
  if (last) {
    parameters.set("at", last.at);
    parameters.set("after", last.reference);
  }
  return callApi(`/${kind}/search`, "POST", Object.fromEntries(parameters));
}
