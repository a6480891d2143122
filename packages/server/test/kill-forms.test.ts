import { getMailSteps, testKilledServer } from "./support/killedServer.ts";

testKilledServer("enquiries and subscriptions", [
  ...getMailSteps("contact"),
  ...getMailSteps("newsletter"),
]);
