import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import type { SiteProcess } from "./server.ts";
import type { Page } from "./test.ts";

/** The content service as an editor and as the team reach it: with the token. */
export const staff = (
  site: Pick<SiteProcess, "url" | "dataDir">,
  dataset: "production" | "submissions" = "submissions",
) =>
  createClient({
    projectId: "local",
    dataset,
    apiVersion: "2023-05-03",
    apiHost: `${site.url}/content`,
    useProjectHostname: false,
    useCdn: false,
    token: readFileSync(join(site.dataDir, "token"), "utf8").trim(),
  });

/** The address of each request to an endpoint, with what it carried. */
export function watchApi(page: Page) {
  const calls: { path: string; body: string }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "POST" || !pathname.startsWith("/api/")) return;
    calls.push({ path: pathname, body: request.postDataBuffer()?.toString("utf8") ?? "" });
  });
  return calls;
}

/** A PDF as small as can be, or with so many bytes of remarks. */
export const pdf = (remarks = 0): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%${"-".repeat(remarks)}\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n60\n%%EOF\n`,
  );

/** Fills fields by their names. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`main [name=${name}]`);
    if ((await field.evaluate((element) => element.tagName)) === "SELECT")
      await field.selectOption(value);
    else await field.fill(value);
  }
}
