import { dirname } from "node:path";

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  headers: async () => [
    {
      source: "/:file(style.css|reference.woff2)",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
  ],
  // What both pages show stands beside this folder.
  turbopack: { root: dirname(import.meta.dirname) },
};
