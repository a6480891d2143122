import { planPublication, type Versions } from "@agency/content/translation";
import { createWriter } from "@agency/content/writer";
import { cleanUp } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Role, roles } from "../src/roles.ts";
import { getPeople, member } from "./support/members.ts";
import { startSite } from "./support/startSite.ts";

let site: TestSite;
let content: ReturnType<typeof createWriter>;

beforeEach(async () => {
  site = await startSite();
  content = createWriter({
    projectId: "local",
    dataset: "production",
    token: site.token,
    apiHost: site.content,
  });
});
afterEach(cleanUp);

const signIn = async (role: Role) => member(site, await getPeople(site), role);

const request = (path: string, init: RequestInit, Cookie: string) =>
  fetch(`${site.url}/content/v2024-01-01/${path}`, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), Cookie },
  });

describe("a translator", () => {
  it("publishes Arabic beside an editor's English draft", async () => {
    const job = { _id: "job", _type: "jobVacancy", title: "Title" };
    const draft = { ...job, _id: "drafts.job", title: "English draft", ar: { title: "وظيفة" } };
    await content.transaction().createOrReplace(job).createOrReplace(draft).commit();
    const cookie = await signIn("translator");
    const headers = { "Content-Type": "application/json" };
    const publish = async () => {
      const [published, drafted] = await content.getDocuments(["job", "drafts.job"]);
      const { mutations } = planPublication({
        ...(published && { published }),
        ...(drafted && { draft: drafted }),
      } as Versions);
      const body = JSON.stringify({ mutations });
      const init = { method: "POST", headers, body };
      return (await request("data/mutate/production", init, cookie)).status;
    };
    expect(await publish()).toBe(200);
    expect(await content.getDocument("job")).toMatchObject({ ...job, ar: { title: "وظيفة" } });
    expect(await content.getDocument("drafts.job")).toMatchObject(draft);

    await content
      .patch("drafts.job")
      .set({ title: "Title", ar: { title: "آخر" } })
      .commit();
    expect(await publish()).toBe(200);
    expect(await content.getDocument("job")).toMatchObject({ ...job, ar: { title: "آخر" } });
    expect(await content.getDocument("drafts.job")).toBeUndefined();
  });
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

  it("is described by everybody", async () => {
    const asset = { _id: "image-a-9x9-svg", _type: "sanity.imageAsset", extension: "svg" };
    await content.create(asset);
    for (const role of roles) {
      const patch = { id: asset._id, set: { ar: { altText: role } } };
      const headers = { "Content-Type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify({ mutations: [{ patch }] }) };
      const { status } = await request("data/mutate/production", init, await signIn(role));
      expect([role, status]).toEqual([role, 200]);
    }
  });
});

describe("the Studio", () => {
  it.each(["journey/trial", "help", "access/requests/me", "data/ping/production"])(
    "gets an answer to %s",
    async (path) => {
      expect((await request(path, {}, await signIn("recruiter"))).status).toBe(200);
    },
  );
});
