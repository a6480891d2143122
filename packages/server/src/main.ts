#!/usr/bin/env node

// Before syntax that older versions lack.
if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `Node ${process.versions.node} is too old: use Node 24 or newer, or start with \`npm start\`, which brings it along.`,
  );
  process.exit(1);
}

void import("./program.ts").then(({ runProgram }) => runProgram());
