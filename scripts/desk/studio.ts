import type { Locator, Page } from "playwright";
import { type Desk, eventually } from "./desk.ts";

export interface DeskTestContext {
  desk: Desk;
  check: (name: string, actual: unknown, expected: unknown) => void;
}

/** Does not search a list: its order and titles change. */
export async function openForm(page: Page, url: string, id: string, type: string): Promise<void> {
  await page.goto(`${url}/desk/intent/edit/id=${id};type=${type}/`);
  await page.getByTestId("document-panel-scroller").waitFor();
}

export const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

export const getField = (page: Page, name: string): Locator =>
  page.getByTestId(`field-${name}`).locator("input").first();

/** Returns whether `isThere` became true. */
export async function publish(page: Page, isThere: () => Promise<boolean>): Promise<boolean> {
  const button = page.getByTestId("action-publish");
  return eventually(async () => {
    if (await button.isEnabled()) await button.click();
    return isThere();
  });
}

export const fetchText = async (url: string): Promise<string> => (await fetch(url)).text();
