import { cleanUp } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Role, roles } from "../src/roles.ts";
import { getPeople, member } from "./support/members.ts";
import { startSite } from "./support/startSite.ts";

let site: TestSite;

beforeEach(async () => {
  site = await startSite();
});
afterEach(cleanUp);

const signIn = async (role: Role) => member(site, await getPeople(site), role);

const request = (path: string, init: RequestInit, Cookie: string) =>
  fetch(`${site.url}/content/v2024-01-01/${path}`, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), Cookie },
  });

describe("SVG", () => {
  it("is uploaded by admins only", async () => {
    const headers = { "Content-Type": "image/svg+xml" };
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`;
    for (const role of [...roles].reverse()) {
      const cookie = await signIn(role);
      for (const [kind, name] of [
        ["images", "a.png"],
        ["files", "a.svg"],
      ]) {
        const path = `assets/${kind}/production?filename=${name}`;
        const { status } = await request(path, { method: "POST", headers, body }, cookie);
        expect([role, kind, status]).toEqual([role, kind, role === "admin" ? 200 : 403]);
      }
    }
  });
});
