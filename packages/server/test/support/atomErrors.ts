/** Schema validation for tests of sites. */
export { atomErrors } from "../fixtures/seo/schemas.ts";
