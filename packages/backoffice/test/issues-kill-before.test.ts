import { testKilledSending } from "./support/killedSending.ts";

testKilledSending("before");
