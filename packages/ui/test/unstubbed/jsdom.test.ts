// @vitest-environment jsdom
import { describeForms } from "./describeForms.tsx";

describeForms("jsdom");
