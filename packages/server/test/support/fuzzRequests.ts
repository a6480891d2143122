import { badFiles } from "./badFiles.ts";
import { docx } from "./files.ts";
import { pdf } from "./pdfs.ts";
import { formData } from "./visitors.ts";

export interface FuzzRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

export const targets = [
  "POST /api/newsletter",
  "POST /api/contact",
  "POST /api/applications",
  "POST /api/send-email",
  "/api/unsubscribe",
  "GET /api/resumes/*",
] as const;
export type Target = (typeof targets)[number];

type Json = Record<string, unknown>;

const uuid = (random: () => number): string =>
  "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () =>
    Math.floor(random() * 16).toString(16),
  );

const nasty: unknown[] = [
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[[[]]]]]],
  { $gt: "" },
  { toString: "x" },
  "",
  " ",
  "\0",
  "a\0b",
  "\u202Egnp.exe",
  "\u2066x\u2069",
  "\ufeff",
  "\ud800",
  "\r\nBcc: victim@example.com",
  "x\nContent-Type: text/html\n\n<script>alert(1)</script>",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg/onload=alert(1)>',
  "javascript:alert(1)",
  "{{constructor.constructor('return process')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: sent as it is
  "${7*7}",
  "' OR 1=1 --",
  '*[_type == "jobApplication"]',
  '") || true || ("',
  "../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "file:///etc/passwd",
  "%00%0d%0a",
  "__proto__",
  "constructor",
  "drafts.x",
  "a@example.com, b@example.com",
  '"a b"@example.com',
  "a@example.com\u0000",
  "a@[127.0.0.1]",
  "=cmd|' /C calc'!A0",
  "ﷺ".repeat(400),
  "x".repeat(6_000),
  "😀".repeat(3_000),
  "e\u0301".repeat(2_000),
  `${"a".repeat(40)}!`.repeat(50),
];

const nastyTexts = nasty.filter((one) => typeof one === "string");

const files = [
  pdf(),
  docx(),
  Buffer.alloc(0),
  ...Object.entries(badFiles)
    .filter(([what]) => !/bomb|large|many/.test(what))
    .map(([, file]) => file()),
];

const deep = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

/** Generates requests by seed and endpoint. Most are invalid. */
export function generator(seed: number, target: Target): () => FuzzRequest {
  let state = seed;
  // Mulberry32.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (of: number) => random() < of;
  let count = 0;
  const base = () => ({
    id: uuid(random),
    email: `n${count++}@example.com`,
    language: pick(["en", "ar"]),
  });

  const forms: Record<string, () => Json> = {
    "/api/newsletter": () => ({
      ...base(),
      name: "N",
      product: "rendre",
      elapsed: 9_000,
      company: "",
    }),
    "/api/contact": () => ({
      ...base(),
      firstName: "A",
      lastName: "B",
      phone: "+971 50 000 0000",
      company: "C",
      service: "Other Services",
      message: "M",
      consentVersion: "contact-1",
      elapsed: 9_000,
      website: "",
    }),
    "/api/applications": () => ({
      ...base(),
      jobId: pick(["vacancy-open", "vacancy-over", "x"]),
      firstName: "A",
      lastName: "B",
      phone: "+971 50 000 0000",
      position: "P",
      coverLetter: "L",
      consentVersion: "application-1",
      elapsed: 9_000,
      website: "",
    }),
  };
  const sendEmail = (): Json =>
    chance(0.5)
      ? { type: "newsletter", data: { email: "n1@example.com", name: "" } }
      : { type: "contact", data: forms["/api/contact"]?.() };

  function mutate(form: Json): Json {
    const spoiled: Json = { ...form };
    for (let turn = Math.floor(random() * 4); turn >= 0; turn--) {
      const name = pick([...Object.keys(form), "__proto__", "status", "mail", "_id", "x"]);
      const value = spoiled[name];
      if (chance(0.15)) delete spoiled[name];
      else if (typeof value === "object" && value !== null) spoiled[name] = mutate(value as Json);
      else if (typeof value === "string" && chance(0.4)) spoiled[name] = value + pick(nastyTexts);
      else
        Object.defineProperty(spoiled, name, {
          value: pick(nasty),
          enumerable: true,
          configurable: true,
          writable: true,
        });
    }
    return spoiled;
  }

  function text(form: Json): string | Uint8Array {
    const whole = JSON.stringify(form);
    const roll = random();
    if (roll < 0.75) return whole;
    if (roll < 0.8) return whole.slice(0, Math.floor(random() * whole.length));
    if (roll < 0.85) return deep(Math.floor(random() * 15_000));
    if (roll < 0.88) return `{"id":${deep(1_000)},${whole.slice(1)}`;
    if (roll < 0.91) return whole.replace(/"[^"]*"$/, '"\\ud83d"');
    if (roll < 0.94)
      return Buffer.concat([Buffer.from(whole.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x7d])]);
    if (roll < 0.97) return whole + whole;
    return JSON.stringify({ ...form, filler: "x".repeat(Math.floor(random() * 60_000)) });
  }

  const types = [
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "application/x-www-form-urlencoded",
    "application/json\t;",
    "*/*",
  ];
  function multipart(form: Json): Pick<FuzzRequest, "body" | "headers"> {
    const roll = random();
    if (roll < 0.6) {
      const name = pick([...nastyTexts, "cv.pdf"]);
      return {
        body: formData(text(form).toString(), { name: `${name}.pdf`, content: pick(files) }),
      };
    }
    const boundary = pick(["x", "-".repeat(70), "a b", "x\u00e9"]).normalize();
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="form"\r\n\r\n${JSON.stringify(form)}\r\n--${boundary}`;
    const whole = `${head}\r\nContent-Disposition: form-data; name="${pick(["resume", "form", "x", "\r\n"])}"; filename="${pick(["a.pdf", "../a", "\0", '"'])}"\r\n\r\n${pdf()}\r\n--${boundary}--`;
    const end = chance(0.5) ? whole.length : Math.floor(random() * whole.length);
    return {
      body: whole.slice(0, end),
      headers: { "Content-Type": `multipart/form-data; boundary=${encodeURI(boundary)}` },
    };
  }

  const odd = () => encodeURIComponent(pick(nastyTexts).toWellFormed().slice(0, 2_000));
  const hex = () =>
    Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join("");
  const others = ["PUT", "DELETE", "PATCH", "OPTIONS"];
  const json = { "Content-Type": "application/json" };

  function posted(path: string): FuzzRequest {
    const roll = random();
    if (roll < 0.03) return { path, method: pick(["GET", ...others]) };
    const whole = forms[path]?.() ?? sendEmail();
    if (roll < 0.06) {
      const Origin = pick(["null", "https://evil.test", "x", "http://localhost@evil.test"]);
      return { path, method: "POST", headers: { ...json, Origin }, body: JSON.stringify(whole) };
    }
    const form = chance(0.98) ? mutate(whole) : whole;
    if (path === "/api/applications" && chance(0.9))
      return { path, method: "POST", ...multipart(form) };
    const headers = chance(0.9) ? json : { "Content-Type": pick(types) };
    return { path, method: "POST", headers, body: text(form) as BodyInit };
  }

  function unsubscribing(): FuzzRequest {
    const [id, token] = [chance(0.3) ? hex() : odd(), chance(0.3) ? hex() : odd()];
    const path = `/api/unsubscribe?id=${id}&token=${token}&lng=${odd()}`;
    const method = chance(0.9) ? pick(["GET", "POST"]) : pick(others);
    return method === "POST" ? { path, method, body: pick(nastyTexts) } : { path, method };
  }

  function downloading(): FuzzRequest {
    const key = chance(0.3) ? hex() : odd();
    const expires = chance(0.5) ? String(Date.now() + 60_000) : odd();
    const path = `/api/resumes/${key}?expires=${expires}&token=${chance(0.5) ? hex() : odd()}`;
    return { path, method: chance(0.9) ? "GET" : pick(others) };
  }

  if (target === "/api/unsubscribe") return unsubscribing;
  if (target === "GET /api/resumes/*") return downloading;
  return () => posted(target.slice("POST ".length));
}
