import { createCanonicalPaths } from "@agency/client/routes";
import { matchRoute } from "./routes.ts";

export const getCanonicalPaths = createCanonicalPaths(matchRoute);
