import { button, field, filled, words } from "./contact.ts";
import { fill } from "./forms.ts";
import { disableServerRendering, expect, type Page, test, waitForHydration } from "./test.ts";

const queries = /\/data\/query\//;

const becomeOutdated = (page: Page): Promise<unknown> =>
  page.route(queries, (route) =>
    route.continue({ url: route.request().url().replace("query=", "query=%20") }),
  );

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") count++;
  });
  return () => count;
}

test("a page of the former build goes on with the next page from the server", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/about");
  await becomeOutdated(page);
  const documents = countDocuments(page);
  const refused = page.waitForResponse(queries);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  expect((await refused).status()).toBe(403);
  await expect(page).toHaveURL(/\/blog$/);
  await waitForHydration(page);
  await expect(page.locator("#posts").getByRole("link").first()).toBeVisible();
  expect(documents()).toBe(1);
});

test("a document whose own queries are refused is not loaded again by itself", async ({
  page,
  setPreferences,
}) => {
  await setPreferences();
  await disableServerRendering(page);
  await becomeOutdated(page);
  const documents = countDocuments(page);
  await page.goto("/blog/kashida-is-not-letter-spacing");
  const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(1);
  await retry.click();
  await expect.poll(documents).toBe(2);
  await expect(retry).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(2);
});

test("a text that was typed into a page of the former build stays", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/contact");
  await fill(page, { ...filled, email: "typed@example.com" });
  await becomeOutdated(page);
  const documents = countDocuments(page);
  // Native `beforeunload` dialog.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).dispatchEvent("click");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await waitForHydration(page);
  expect(documents()).toBe(1);
  await expect(field(page, "message")).toHaveValue(filled.message);
  await expect(button(page, words.ar.send)).toBeVisible();
});
