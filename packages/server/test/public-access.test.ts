import { createReader } from "@agency/content";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "./support/cleanUp.ts";
import { recordFigure } from "./support/figures.ts";
import { pdf } from "./support/pdfs.ts";
import { queryPath } from "./support/requests.ts";
import { startSite, type TestSite } from "./support/startSite.ts";
import {
  addVacancies,
  application,
  applications,
  apply,
  assets,
  enquiry,
  filled,
} from "./support/visitors.ts";

let site: TestSite;
let paths: string[];
let ids: string[];
beforeAll(async () => {
  site = await startSite();
  await addVacancies(site.writer);
  await site.post("/api/contact", enquiry("secret@example.com"));
  await apply(site.url, application("secret@example.com"), { name: "cv.pdf", content: pdf() });
  await site.post("/api/newsletter", filled("secret@example.com"));
  paths = (await assets(site.writer)).map(({ path }) => path);
  ids = await site.writer.fetch<string[]>(`*[]._id`);
  expect(paths).toHaveLength(1);
  expect(ids).toHaveLength(5);
});
let tried = 0;
afterEach(() => void tried++);
afterAll(async () => {
  recordFigure(
    "A stranger: queries, ids, addresses of files, a copy of a file, guessed links, writes, answers to known and unknown addresses",
    `${tried} of 12 ways tried: no submission, no file, nothing written, nothing learned`,
  );
  await cleanUp();
});

const holds = (text: string) => /secret@|مريم|Farouk|%PDF|resumeFile/.test(text);

describe("a stranger", () => {
  it.each(["raw", "published", "drafts", "previewDrafts"])(
    "with the browser's view (%s) gets no submission",
    async (perspective) => {
      for (const dataset of ["production", "submissions"])
        for (const query of [
          "*[]",
          '*[_type in ["contactEnquiry", "jobApplication", "newsletterSubscriber"]]',
          "*[_id in $ids]",
          'count(*[email match "secret*"])',
          "*[references($ids)]",
          '*[_type match "sanity.*"]',
        ]) {
          const path = queryPath(query, { ids }, { dataset, perspective });
          const answer = await fetch(`${site.url}/content${path}`);
          expect(holds(await answer.text())).toBe(false);
          const refused = perspective === "published" ? 403 : 401;
          expect(answer.status).toBe(dataset === "submissions" ? 404 : refused);
          if (dataset === "submissions" || perspective.toLowerCase().includes("drafts")) continue;
          // Loopback only: answers any query.
          const inside = await fetch(site.content + path);
          const text = await inside.text();
          expect(holds(text)).toBe(false);
          expect(JSON.parse(text).result?.length ?? 0).toBe(query === "*[]" ? 5 : 0);
        }
    },
  );

  it("with the browser's own reader gets none either", async () => {
    const apiHost = `${site.url}/content`;
    const reader = createReader({ projectId: "local", dataset: "submissions", apiHost });
    await expect(reader.fetch("*[]" as never, {})).rejects.toThrow(/refused/);
  });

  it("with the ids gets no document", async () => {
    for (const dataset of ["production", "submissions"]) {
      const answer = await fetch(
        `${site.url}/content/v2023-05-03/data/doc/${dataset}/${ids.join()}`,
      );
      expect(answer.status).toBe(dataset === "submissions" ? 404 : 401);
      expect(holds(await answer.text())).toBe(false);
    }
  });

  it("with the address of a file gets no file, whatever the credential says", async () => {
    const [path = ""] = paths;
    const name = path.split("/").at(-1) ?? "";
    const addresses = [
      path,
      `${path}?dl=`,
      `files/local/production/${name}`,
      `images/local/submissions/${name}`,
    ];
    for (const address of addresses)
      for (const headers of [{}, { Authorization: "Bearer wrong-token" }, { Cookie: "token=x" }]) {
        const answer = await fetch(`${site.url}/content/${address}`, {
          headers: headers as HeadersInit,
        });
        expect([403, 404]).toContain(answer.status);
        expect(holds(await answer.text())).toBe(false);
      }
  });

  it("with a copy of the stored file and the token, but without the record, has nothing to read", async () => {
    const answer = await fetch(`${site.content}/${paths[0]}`, {
      headers: { Authorization: `Bearer ${site.token}` },
    });
    const copy = Buffer.from(await answer.arrayBuffer());
    expect(copy.length).toBeGreaterThan(pdf().length);
    expect(holds(copy.toString("latin1"))).toBe(false);
  });

  it("guesses no link to a resume", async () => {
    const [record] = await applications(site.writer);
    const key = record?._id.split(".")[1];
    for (const search of [
      "",
      "?expires=9999999999999",
      `?expires=9999999999999&token=${"0".repeat(64)}`,
    ])
      for (const id of [key, record?.reference, "x", "..%2f..%2ftoken"])
        expect((await fetch(`${site.url}/api/resumes/${id}${search}`)).status).toBe(403);
  });

  it("writes nothing into the content service", async () => {
    const mutations = [{ create: { _type: "contactEnquiry", email: "x" } }];
    for (const dataset of ["production", "submissions"]) {
      const answer = await site.post(`/content/v2023-05-03/data/mutate/${dataset}`, { mutations });
      expect(answer.status).toBe(401);
      const upload = await fetch(`${site.url}/content/v2023-05-03/assets/files/${dataset}`, {
        method: "POST",
        body: "x",
      });
      expect(upload.status).toBe(401);
    }
  });

  it("with the token itself writes nothing at the public address, and reads nothing", async () => {
    const headers = { Authorization: `Bearer ${site.token}` };
    const read = `${site.url}/content/v1/data/query/production?query=1`;
    expect((await fetch(read, { headers })).status).toBe(403);
    const mutate = `/content/v1/data/mutate/submissions`;
    expect((await site.post(mutate, { mutations: [] }, headers)).status).toBe(401);
  });

  it("learns from no answer whether an address is known", async () => {
    const answers = [];
    for (const email of ["secret@example.com", "unknown@example.com"]) {
      const newsletter = await site.post("/api/newsletter", filled(email));
      const send = await site.post("/api/send-email", { type: "newsletter", data: { email } });
      const contact = await site.post("/api/contact", enquiry(email));
      const shape = async (answer: Response) => [
        answer.status,
        Object.keys((await answer.json()) as object),
        [...answer.headers.keys()].sort(),
      ];
      answers.push([await shape(newsletter), await shape(send), await shape(contact)]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});
