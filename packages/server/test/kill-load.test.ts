import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createWriter } from "@agency/content/writer";
import { afterEach, expect, it } from "vitest";
import { fetchResume } from "../src/resume/store.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { recordFigure } from "./support/figures.ts";
import { getPdfText, pdf } from "./support/pdfs.ts";
import { freePort } from "./support/ports.ts";
import { filledDataDir, ready, run } from "./support/program.ts";
import { post } from "./support/requests.ts";
import { application, applications, apply, enquiries, enquiry } from "./support/visitors.ts";

afterEach(cleanUp);

it("the program killed under load loses nothing it acknowledged, and stores nothing twice", async () => {
  const vacancy = { _id: "vacancy-open", _type: "jobVacancy", title: "Designer", isActive: true };
  const dataDir = await filledDataDir([vacancy]);
  const port = String(await freePort());
  const env = {
    PORT: port,
    DATA_DIR: dataDir,
    RATE_LIMIT: "100000",
    REQUEST_RATE: "100000",
    LOG_LEVEL: "silent",
  };
  const url = `http://127.0.0.1:${port}`;
  const forms = Array.from({ length: 80 }, (_, at) =>
    at % 4 ? enquiry(`v${at}@example.com`) : application(`v${at}@example.com`),
  );
  const send = (form: (typeof forms)[number]) =>
    "jobId" in form
      ? apply(url, form, { name: "cv.pdf", content: pdf(form.email) })
      : post(`${url}/api/contact`, form);
  const timeouts = { content: 60_000, resume: 60_000 };
  const first = run(env, { timeouts });
  await ready(first);
  const acknowledged: string[] = [];
  await Promise.all(
    forms.map(async (form) => {
      const answer = await send(form).catch(() => undefined);
      if (answer?.status !== 201) return;
      acknowledged.push(form.email);
      if (acknowledged.length === 30) await first.kill();
    }),
  );
  expect(acknowledged.length).toBeGreaterThanOrEqual(30);

  const second = run(env, { timeouts });
  await ready(second);
  const writer = createWriter({
    projectId: "local",
    dataset: "submissions",
    token: readFileSync(join(dataDir, "token"), "utf8").trim(),
    apiHost: readFileSync(join(dataDir, "content-address"), "utf8"),
  });
  const storedNow = async () => [...(await enquiries(writer)), ...(await applications(writer))];
  const after = (await storedNow()).map(({ email }) => email);
  expect(after).toEqual(expect.arrayContaining(acknowledged));
  for (const answer of await Promise.all(forms.map(send))) expect(answer.status).toBe(201);
  const all = await storedNow();
  expect(all.map(({ email }) => email).sort()).toEqual(forms.map(({ email }) => email).sort());
  for (const one of await applications(writer)) {
    const resume = await fetchResume(writer, one, []);
    expect(resume && getPdfText(resume.content)).toBe(one.email);
  }
  recordFigure(
    "Embedded service and server killed under load, all forms sent again",
    `${acknowledged.length} acknowledged, 0 lost; ${all.length} of ${forms.length} stored, 0 twice`,
  );
});
