import { globalLayer } from "@vanilla-extract/css";

/** The reset and the themes. */
export const base = globalLayer("agency.base");

/** What many components share: type, the grid, the line of a field. */
export const theme = globalLayer("agency.theme");

/** The parts that components are made of. */
export const primitives = globalLayer("agency.primitives");

/** The components of every other room. A consumer's own styles stand in no layer, and so win over all. */
export const components = globalLayer("agency.components");
