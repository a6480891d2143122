import { globalLayer } from "@vanilla-extract/css";

/** Reset and themes. */
export const base = globalLayer("agency.base");

/** Shared styles: type, grid, form fields. */
export const theme = globalLayer("agency.theme");

export const primitives = globalLayer("agency.primitives");

/** All other components. Unlayered styles of a consumer override all layers. */
export const components = globalLayer("agency.components");
