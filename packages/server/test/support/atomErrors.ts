export { atomErrors } from "../fixtures/seo/schemas.ts";
