export { splitParagraphs, toBodyBlocks } from "./body-blocks.ts";
export { type CaseStudyArtworkKind, type ChartKind, caseStudyArtworkKinds } from "./evidence.ts";
export { cropPicture, getImageSrcSet, getImageUrl, type ImageOptions } from "./image.ts";
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
} from "./localized-groq.ts";
export {
  getLaunchProgress,
  isLaunched,
  type LaunchPrecision,
  type LaunchTimes,
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
  type Fetch,
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
