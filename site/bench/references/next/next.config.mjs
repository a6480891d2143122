import { dirname } from "node:path";

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // What both pages show stands beside this folder.
  turbopack: { root: dirname(import.meta.dirname) },
};
