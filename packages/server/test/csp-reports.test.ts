import { afterEach, describe, expect, it } from "vitest";
import { cleanUp } from "./support/cleanUp.ts";
import { startSite, type TestSite } from "./support/startSite.ts";

afterEach(cleanUp);

const report = (site: TestSite, body: unknown, type = "application/csp-report") =>
  site.post("/api/csp-reports", body, { "Content-Type": type });

interface Line {
  msg: string;
  directive: string;
  blocked: string;
}

const stopped = (site: TestSite) =>
  site.log
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg.startsWith("stopped by"));

describe("reports of the content security policy", () => {
  it("are logged by directive and origin, and by nothing that somebody typed", async () => {
    const site = await startSite();
    const violation = {
      "document-uri": "https://agency.test/contact?email=secret@example.com",
      "blocked-uri": "https://evil.test/path?secret@example.com",
      "effective-directive": "script-src-elem",
      "script-sample": "secret@example.com",
    };
    expect((await report(site, { "csp-report": violation })).status).toBe(204);
    await report(site, { "csp-report": { ...violation, "blocked-uri": "inline" } });
    await report(site, {
      "csp-report": { "blocked-uri": "data:text/html,secret@", "effective-directive": "<b>" },
    });
    await report(site, [1]);
    expect(stopped(site).map(({ directive, blocked }) => [directive, blocked])).toEqual([
      ["script-src-elem", "https://evil.test"],
      ["script-src-elem", "inline"],
      ["unknown", "data:"],
      ["unknown", "unknown"],
    ]);
    expect(site.log.join("")).not.toContain("secret@");
  });

  it("are read as the Reporting API sends them, ten at a time", async () => {
    const site = await startSite();
    const violation = (blockedURL: string) => ({
      type: "csp-violation",
      url: "https://agency.test/contact?email=secret@example.com",
      body: { blockedURL, effectiveDirective: "require-trusted-types-for", sample: "secret@" },
    });
    const send = (body: unknown) => report(site, body, "application/reports+json");
    expect(
      (await send([violation("trusted-types-sink"), violation("https://a.test/b")])).status,
    ).toBe(204);
    expect(stopped(site).map(({ directive, blocked }) => [directive, blocked])).toEqual([
      ["require-trusted-types-for", "trusted-types-sink"],
      ["require-trusted-types-for", "https://a.test"],
    ]);
    expect((await send(Array.from({ length: 50 }, () => violation("inline")))).status).toBe(204);
    expect(stopped(site)).toHaveLength(12);
    expect((await send([null, 1, { body: [] }])).status).toBe(204);
    expect(site.log.join("")).not.toContain("secret@");
  });

  it("are limited, and refused where they are something else", async () => {
    const site = await startSite({ RATE_LIMIT: "2" });
    expect((await report(site, {}, "application/json")).status).toBe(415);
    expect((await report(site, `{"a":"${"x".repeat(20_000)}"}`)).status).toBe(413);
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn++) statuses.push((await report(site, {})).status);
    expect(statuses).toEqual([204, 204, 429]);
  });
});

it("names below the site's are told to be secure where that is wanted", async () => {
  const header = async (env: Record<string, string>) => {
    const site = await startSite({ SITE_URL: "https://www.agency.test", ...env });
    return (await fetch(site.url)).headers.get("strict-transport-security");
  };
  expect(await header({})).toBe("max-age=31536000");
  expect(await header({ HSTS_SUBDOMAINS: "yes" })).toBe("max-age=31536000; includeSubDomains");
});
