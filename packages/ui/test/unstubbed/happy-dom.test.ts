// @vitest-environment happy-dom
import { describeForms } from "./describeForms.tsx";

describeForms("happy-dom");
