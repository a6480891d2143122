import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/* Installs and builds the desk, served at /desk: `npm run desk`. Commands (`pnpm desk invite …`)
   manage accounts. */

const desk = fileURLToPath(new URL("../../packages/desk/", import.meta.url));
const [command] = process.argv.slice(2);

function run(what: string, ...args: [program: string, ...args: string[]]): void {
  console.log(what);
  const [program, ...rest] = args;
  const { status } = spawnSync(program, rest, { cwd: desk, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const deploying = `The desk is a Sanity Studio, so a Sanity project may host it as well:

  1. Set SANITY_PROJECT_ID and SANITY_DATASET, and start the server: /desk is that project's Studio then.
  2. Add the site's address to the project's CORS origins, with credentials, at sanity.io/manage.
  3. Invite people there: the project has accounts and roles of its own.`;

if (command === undefined) {
  const pnpm = ["--yes", "pnpm@12.21.0"];
  run(
    "1 of 2: installing the Studio (about 570 MB)",
    "npx",
    ...pnpm,
    "install",
    "--frozen-lockfile",
    "--ignore-scripts",
  );
  run("2 of 2: building it", "npx", "vite", "build", "--logLevel", "error");
  console.log(
    "Done. Start the server. Its log has a code for the first account: enter it at /desk. Or invite somebody: pnpm desk invite EMAIL --role admin",
  );
} else if (command === "deploy") console.log(deploying);
else await import("../../packages/backoffice/src/accounts/cli.ts");
