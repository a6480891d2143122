import { globalLayer } from "@vanilla-extract/css";

/** The reset and the themes. */
export const base = globalLayer("agency.base");

/** Everything a component says. A consumer's own styles stand in no layer, and so win over both. */
export const components = globalLayer("agency.components");
