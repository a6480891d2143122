import { getMailSteps, testKilledServer } from "./support/killedServer.ts";

testKilledServer("applications", [
  { kind: "application", at: "at the first question", call: "doc", when: "before" },
  {
    kind: "application",
    at: "while the vacancy is checked",
    call: "query/production",
    when: "before",
  },
  { kind: "application", at: "before the resume is stored", call: "assets/files", when: "before" },
  { kind: "application", at: "the resume stored, no record", call: "assets/files", when: "after" },
  ...getMailSteps("application"),
]);
