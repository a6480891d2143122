/** Content service for extensions. */
export {
  type ChangeFeed,
  type ContentChanges,
  type Document,
  type DocumentChange,
  hasLakeData,
  LakeInUseError,
  type Rights,
  type Session,
} from "@agency/content-lake";
export {
  type Audience,
  connectContent,
  type PublicSettings,
  publicContent,
} from "./content.ts";
export { addressFile, openEmbeddedContent } from "./embedded.ts";
