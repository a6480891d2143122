import { globalLayer } from "@vanilla-extract/css";

export const base = globalLayer("agency.base");

export const theme = globalLayer("agency.theme");

export const primitives = globalLayer("agency.primitives");

/** Unlayered consumer styles override all layers. */
export const components = globalLayer("agency.components");
