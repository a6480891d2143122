/**
 * Tests the built desk: `npm run test:desk`, or `node scripts/desk/test.ts translating` for one
 * part. Prints failures, then `N passed, N failed`.
 */
import { applying } from "./applying.ts";
import { depicting } from "./depicting.ts";
import { eventually, startDesk } from "./desk.ts";
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

const desk = await startDesk();
const { browser, mails, member, getContent } = desk;

const [only] = process.argv.slice(2);
const parts = {
  signingIn: () => signingIn({ desk, check }),
  // Requires that the editor has no drafts.
  overviewing: () => overviewing({ desk, check }),
  forms: () => forms({ desk, check }),
  quiet: () => quiet({ desk, check }),
  depicting: () => depicting({ desk, check }),
  arriving: () => arriving({ desk, check }),
  keeping: () => keeping({ desk, check }),
  warning: () => warning({ desk, check }),
  restoring: () => restoring({ desk, check }),
  together: () => together({ desk, check }),
  writing: () => writing({ desk, check }),
  pasting: () => pasting({ desk, check }),
  reading: () => reading({ desk, check }),
  previewing: () => previewing({ desk, check }),
  following: () => following({ desk, check }),
  applying: async () =>
    applying({
      page: await member("recruiter", "Omar Example"),
      browser,
      url: desk.url,
      mails,
      check,
      eventually,
      countFiles: () => getContent("submissions").fetch("count(*[_type == 'sanity.fileAsset'])"),
    }),
  triaging: async () => triaging({ desk, check }),
  mailing: async () =>
    mailing({
      page: await member("editor", "Nora Example"),
      url: desk.url,
      mails,
      check,
      eventually,
      isStored: (id, fields) =>
        getContent("production").fetch(
          `count(*[_id == $id && ${fields.map((field) => `defined(${field})`).join(" && ")}]) == 1`,
          { id: `drafts.${id}` },
        ),
    }),
  translating: async () =>
    translating({
      page: await member("translator", "Tala Example"),
      content: getContent("production"),
      url: desk.url,
      check,
      eventually,
    }),
};

try {
  for (const [name, part] of Object.entries(parts))
    if (only === undefined || name === only)
      await part().catch((error: unknown) => {
        count.failed++;
        console.log(`${name}: ${error instanceof Error ? error.message : error}`);
      });
} finally {
  await desk.stop();
}
console.log(`${count.passed} passed, ${count.failed} failed`);
if (count.failed > 0) process.exitCode = 1;
