import { request } from "node:http";
import { expect, type Page, scrollThrough, test, waitForHydration } from "./test.ts";

async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  // `routes.spec.ts` covers single pages.
  test("the intro, analytics and changes of page keep to the policy", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ intro: true, consent: "accepted" });
    const violations = await watchViolations(page);
    await open("/");
    for (const name of ["Our Teams", "Blog", "Case Studies", "Careers", "Contact", "Home"]) {
      await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
      await waitForHydration(page);
      await scrollThrough(page);
    }
    expect(violations).toEqual([]);
    await expect(page.locator("canvas").first()).toBeAttached();
  });
});

test("text becomes neither markup nor code", async ({ page, setPreferences, open }) => {
  await setPreferences();
  await open("/about");
  const thrown = await page.evaluate(() => {
    interface Policies {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    }
    const { trustedTypes } = window as unknown as Policies;
    const ways: [name: string, way: () => unknown][] = [
      ["innerHTML", () => Object.assign(document.body, { innerHTML: "<p>a</p>" })],
      ["insertAdjacentHTML", () => document.body.insertAdjacentHTML("beforeend", "<p>a</p>")],
      ["DOMParser", () => new DOMParser().parseFromString("<p>a</p>", "text/html")],
      ["Worker", () => new Worker("/assets/a.js")],
      ["src", () => Object.assign(document.createElement("script"), { src: "/assets/a.js" })],
      ["text", () => Object.assign(document.createElement("script"), { text: "a" })],
      ["another policy", () => trustedTypes.createPolicy("another", {})],
    ];
    return ways.map(([name, way]) => {
      try {
        way();
        return `${name}: no error`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(thrown).toHaveLength(7);
  for (const one of thrown) expect(one).toMatch(/: TypeError$/);
});

const send = (url: string, path: string) =>
  new Promise<{ status: number; location: string; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const call = request({ hostname, port, path }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        body += part;
      });
      answer.on("end", () => {
        const { location = "" } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, location, body });
      });
    });
    call.on("error", reject).end();
  });

const hostile = [
  "/ar//evil.example/x",
  "//evil.example/x",
  "/ar/%5cevil.example",
  "/%5cevil.example",
  "/%5c%5cevil.example",
  "/ar/%09/evil.example",
  "/%09/evil.example",
  "/%2f%2fevil.example",
  "/ar/%2fevil.example",
  "/.//evil.example",
  "/blog/%0a/evil.example",
  "/blog/%00",
  "/%",
  "/ar/%E0%A4%A",
  "/application/%",
  "/application/%E0%A4%A",
  "/ar/application/%2f%2fevil.example",
  "/sharing/%E0%A4%A",
  "/sharing/en/%2f%2fevil.example.png",
  "/desk/preview/end?to=/a;b",
];

test("an address that no page has leads to no other site and is no server fault", async ({
  site,
}) => {
  for (const path of hostile) {
    const { status, location, body } = await send(site.url, path);
    expect([path, status >= 400 && status < 500, location]).toEqual([path, true, ""]);
    const links = [...body.matchAll(/\bhref="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(links.filter((href) => /^[/\\]{2}|evil\.example/.test(href))).toEqual([]);
  }
});
