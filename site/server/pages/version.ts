import { fallsDueQuery, nextChange } from "@agency/content/queries/falls-due";
import { brand } from "../../src/brand.ts";
import { dayOf } from "../../src/pages/careers/deadline.ts";
import type { Content } from "../content.ts";

/**
 * Names the state of what pages are made of: another name with each change of the content, with each
 * planned thing that falls due, and with each day.
 *
 * @param contentVersion another number with every change of the content
 */
export function createVersion(
  reader: Content["reader"],
  contentVersion: () => number,
  failed: (error: unknown) => void,
): () => string {
  let known: number | undefined;
  let due: number | undefined;
  let passed = 0;

  async function look(): Promise<void> {
    const answer = await reader.fetch(fallsDueQuery, { today: dayOf(new Date()) });
    due = nextChange(answer, brand.timeZones.london)?.getTime();
  }

  return () => {
    const content = contentVersion();
    const isDue = due !== undefined && Date.now() >= due;
    if (isDue) passed++;
    if (isDue || content !== known) {
      known = content;
      due = undefined;
      look().catch((error: unknown) => {
        known = undefined;
        failed(error);
      });
    }
    return `${content} ${passed} ${dayOf(new Date())}`;
  };
}
