import { describeForms } from "./describeForms.tsx";

describeForms("a project");
