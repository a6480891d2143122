import type { Page } from "playwright";

/** Returns the fonts of each matching element, as Chromium rendered them, such as "Readex Pro". */
export async function getRenderedFonts(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const selection = { nodeId: root.nodeId, selector };
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", selection);
  const found = nodeIds.map((nodeId) => devtools.send("CSS.getPlatformFontsForNode", { nodeId }));
  return (await Promise.all(found)).map(({ fonts }) =>
    fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : "system")).join(),
  );
}
