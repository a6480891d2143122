/**
 * Tests the built desk: `npm run test:desk`, or `node scripts/desk/test.ts translating` for one
 * part. Prints failures, and `N passed, N failed` for each part and in total.
 */
import { applying } from "./applying.ts";
import { depicting } from "./depicting.ts";
import { type Desk, eventually, startDesk } from "./desk.ts";
import { following } from "./following.ts";
import { forms } from "./forms.ts";
import { arriving, keeping, restoring, warning } from "./keeping.ts";
import { mailing } from "./mailing.ts";
import { overviewing } from "./overview.ts";
import { pasting } from "./pasting.ts";
import { previewing } from "./previewing.ts";
import { quiet } from "./quiet.ts";
import { signingIn } from "./signingIn.ts";
import { together } from "./together.ts";
import { translating } from "./translating.ts";
import { triaging } from "./triaging.ts";
import { reading, writing } from "./writing.ts";

const count = { passed: 0, failed: 0 };

function check(name: string, actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is === should) count.passed++;
  else {
    count.failed++;
    console.log(`${name}: ${is}, expected ${should}`);
  }
}

const parts: Record<string, (desk: Desk) => Promise<void>> = {
  signingIn: (desk) => signingIn({ desk, check }),
  overviewing: (desk) => overviewing({ desk, check }),
  forms: (desk) => forms({ desk, check }),
  quiet: (desk) => quiet({ desk, check }),
  depicting: (desk) => depicting({ desk, check }),
  arriving: (desk) => arriving({ desk, check }),
  keeping: (desk) => keeping({ desk, check }),
  warning: (desk) => warning({ desk, check }),
  restoring: (desk) => restoring({ desk, check }),
  together: (desk) => together({ desk, check }),
  writing: (desk) => writing({ desk, check }),
  pasting: (desk) => pasting({ desk, check }),
  reading: (desk) => reading({ desk, check }),
  previewing: (desk) => previewing({ desk, check }),
  following: (desk) => following({ desk, check }),
  applying: async ({ member, browser, url, mails, getContent }) =>
    applying({
      page: await member("recruiter", "Omar Example"),
      browser,
      url,
      mails,
      check,
      eventually,
      countFiles: () => getContent("submissions").fetch("count(*[_type == 'sanity.fileAsset'])"),
    }),
  triaging: (desk) => triaging({ desk, check }),
  mailing: async ({ member, url, mails, getContent }) =>
    mailing({
      page: await member("editor", "Nora Example"),
      url,
      mails,
      check,
      eventually,
      isStored: (id, fields) =>
        getContent("production").fetch(
          `count(*[_id == $id && ${fields.map((field) => `defined(${field})`).join(" && ")}]) == 1`,
          { id: `drafts.${id}` },
        ),
    }),
  translating: async ({ member, url, getContent }) =>
    translating({
      page: await member("translator", "Tala Example"),
      content: getContent("production"),
      url,
      check,
      eventually,
    }),
};

async function run(name: string, part: (desk: Desk) => Promise<void>): Promise<void> {
  const before = { ...count };
  const desk = await startDesk();
  try {
    await part(desk);
  } catch (error) {
    count.failed++;
    console.log(`${name}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await desk.stop();
  }
  console.log(
    `${name}: ${count.passed - before.passed} passed, ${count.failed - before.failed} failed`,
  );
}

const [only] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(parts, only))
  throw new Error(`There is no part "${only}": choose ${Object.keys(parts).join(", ")}.`);
for (const [name, part] of Object.entries(parts))
  if (only === undefined || name === only) await run(name, part);
console.log(`${count.passed} passed, ${count.failed} failed`);
if (count.failed > 0) process.exitCode = 1;
