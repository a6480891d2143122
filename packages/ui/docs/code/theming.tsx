import { brandCss, createBrand, describeBrandChanges } from "@agency/tokens";

export const brand = createBrand("#1877f2");

/** Applies to the page, as a stylesheet or `<style>` in the head. */
export const page = brandCss(brand);

/** Applies to a part of it. */
export const part = brandCss(brand, ".campaign");

/** Adjustments made for contrast. */
export const report = describeBrandChanges(brand);
