import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createWriter } from "@agency/content/writer";
import { afterEach, expect, it } from "vitest";
import { cleanUp } from "./support/cleanUp.ts";
import { recordFigure } from "./support/figures.ts";
import { pdf } from "./support/pdfs.ts";
import { freePort } from "./support/ports.ts";
import { filledDataDir, ready, run } from "./support/program.ts";
import { post } from "./support/requests.ts";
import {
  application,
  applications,
  apply,
  assets,
  enquiries,
  enquiry,
} from "./support/visitors.ts";
import { until } from "./support/wait.ts";

afterEach(cleanUp);

// A file size limit acts like a full disk.
it("a disk that fills up refuses clearly, and keeps all that was acknowledged", async () => {
  const vacancy = { _id: "vacancy-open", _type: "jobVacancy", title: "Designer", isActive: true };
  const dataDir = await filledDataDir([vacancy]);
  const port = String(await freePort());
  const env = {
    ...{ PORT: port, DATA_DIR: dataDir, RATE_LIMIT: "100000", REQUEST_RATE: "100000" },
    STAFF_MAIL: "off",
  };
  const url = `http://127.0.0.1:${port}`;
  const timeouts = { poll: 50, grace: 0, lease: 1_000, retry: 100, maxRetry: 500 };
  const full = run(env, { limit: "-f 800", timeouts });
  await ready(full);

  const large = {
    name: "cv.pdf",
    content: pdf("-".repeat(1e6)),
  };
  const refused = await apply(url, application("large@example.com"), large);
  expect(refused.status).toBe(503);
  expect((await refused.json()).error.code).toBe("upload-unavailable");

  const acknowledged: string[] = [];
  for (let at = 0, status = 201; status === 201 && at < 1_000; at++) {
    const form = enquiry(`v${at}@example.com`, { message: "x".repeat(5_000) });
    const answer = await post(`${url}/api/contact`, form);
    status = answer.status;
    if (status === 201) acknowledged.push(form.email);
    else expect((await answer.json()).error.code).toBe("content-unavailable");
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.length).toBeLessThan(1_000);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(full.errors()).not.toMatch(/@example/);
  await full.kill();

  const roomy = run(env, { timeouts });
  await ready(roomy);
  const writer = createWriter({
    projectId: "local",
    dataset: "submissions",
    token: readFileSync(join(dataDir, "token"), "utf8").trim(),
    apiHost: readFileSync(join(dataDir, "content-address"), "utf8"),
  });
  const stored = (await enquiries(writer)).map(({ email }) => email);
  expect(stored.sort()).toEqual(acknowledged.sort());
  expect(await applications(writer)).toEqual([]);
  expect(await assets(writer)).toEqual([]);
  expect((await apply(url, application("large@example.com"), large)).status).toBe(201);
  const mailed = async () => [...(await enquiries(writer)), ...(await applications(writer))];
  await until(async () => (await mailed()).every(({ mail }) => mail?.state === "sent"));
  // A killed server can leave a partial mail.
  const kept = readdirSync(join(dataDir, "mail")).filter((name) => name.endsWith(".eml"));
  expect(kept).toHaveLength(acknowledged.length + 1);
  recordFigure(
    "Disk full (a file size limit), then room again",
    `${acknowledged.length} acknowledged, ${stored.length} stored, ${kept.length} mails; the next ones refused with 503`,
  );
});
