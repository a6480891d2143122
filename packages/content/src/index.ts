export { bodyBlocks, splitParagraphs } from "./body-blocks.ts";
export { type ChartKind, type EvidenceKind, evidenceKinds } from "./evidence.ts";
export { croppedPicture, type ImageOptions, imageSrcSet, imageUrl } from "./image.ts";
export {
  countLabels,
  getCategory,
  getIndustry,
  getServices,
  getTags,
  type LabelCount,
} from "./labels.ts";
export type { Language } from "./language.ts";
export type {
  LocalizedLabel,
  LocalizedLabels,
  LocalizedList,
  LocalizedText,
} from "./localized.ts";
export {
  isLaunched,
  type LaunchPrecision,
  type LaunchTimes,
  launchProgress,
  type OfferUnit,
  type ProductPlan,
  type ProductSlug,
  type ProductState,
  productPlans,
  productSlugs,
} from "./products.ts";
export {
  ContentError,
  type ContentErrorCode,
  createReader,
  fetchContent,
  isContentError,
  type Reader,
  type ReaderOptions,
} from "./reader.ts";
export type { RedirectStatus } from "./redirects.ts";
export { type EnquiryService, enquiryServices, type Service, services } from "./services.ts";
export { type Station, stations } from "./stations.ts";
export {
  type JobType,
  jobTypes,
  type SalaryUnit,
  type WorkMode,
  workModes,
} from "./vacancy-options.ts";
