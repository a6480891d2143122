export * from "../primitives/Breadcrumbs/index.ts";
