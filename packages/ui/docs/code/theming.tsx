import { brandCss, createBrand, describeBrandChanges } from "@agency/tokens";

export const brand = createBrand("#1877f2");

/** For the whole page: a stylesheet of its own, or a `<style>` in the head. */
export const page = brandCss(brand);

/** For a part of the page alone. */
export const part = brandCss(brand, ".campaign");

/** What was changed so that everything can be read, and by how much. */
export const report = describeBrandChanges(brand);
