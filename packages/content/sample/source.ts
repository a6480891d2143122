import type {
  JobType,
  LaunchPrecision,
  ProductSlug,
  ProductState,
  Service,
  WorkMode,
} from "../src/index.ts";
import type { ArtKind } from "./art/index.ts";
import type { BlockSource } from "./blocks.ts";
import type { Category, Tag } from "./labels.ts";

/** The text of the sample content, before it becomes documents. Labels have their Arabic elsewhere. */

/** theme and inverse follow the theme of the page, each with a picture for either; orange does not. */
export interface CoverSource {
  kind: ArtKind;
  seed: number;
  ground: "theme" | "inverse" | "orange";
}

export interface PostSource {
  slug: string;
  title: string;
  excerpt: string;
  /** Unset is "General". */
  category?: Category;
  /** ISO 8601 moment; unset is "No date". */
  publishedDate?: string;
  author: string;
  tags: Tag[];
  isPopular?: true;
  isPublished?: false;
  cover: CoverSource;
  body: BlockSource[];
  ar?: {
    title?: string;
    excerpt?: string;
    author?: string;
    body?: BlockSource[];
  };
}

export interface MetricSource {
  value: string;
  label: string;
  note?: string;
  before?: number;
  after?: number;
  unit?: string;
  beforeLabel?: string;
  afterLabel?: string;
  ar?: { label?: string; note?: string; unit?: string; beforeLabel?: string; afterLabel?: string };
}

export interface MilestoneSource {
  week: number;
  title: string;
  description: string;
  ar?: { title: string; description: string };
}

/** The texts of a case study which may be Arabic too. */
export interface CaseTexts {
  title: string;
  clientName: string;
  industry: string;
  companySize: string;
  location: string;
  challenge: string;
  objectives: string[];
  solution: string;
  results: string;
  testimonial: string;
  testimonialAuthor: string;
  testimonialPosition: string;
  keyTakeaways: string[];
  projectDuration: string;
  teamSize: string;
  category: string;
}

export interface CaseSource extends CaseTexts {
  slug: string;
  /** ISO 8601 moment; decides the order of the list. */
  createdAt: string;
  cover: CoverSource;
  /** Width by height of the cover; 3:2 unless told. */
  gallery: { kind: ArtKind; seed: number; ground: "dark" | "paper" | "orange"; ratio: number }[];
  technologiesUsed: string[];
  services: Service[];
  completedDate: string;
  metrics: MetricSource[];
  timeline: MilestoneSource[];
  isFeatured?: true;
  isPublished?: false;
  /** Has its own app in the stores. */
  hasApp?: true;
  ar?: Partial<CaseTexts>;
}

export interface VacancyTexts {
  title: string;
  department: string;
  location: string;
  experienceLevel: string;
  description: string;
  responsibilities: string[];
  requirements: string[];
  skills: string[];
  benefits: string[];
  salaryRange: string;
}

export interface VacancySource extends VacancyTexts {
  slug: string;
  createdAt: string;
  jobType: JobType;
  workMode: WorkMode;
  postedDate: string;
  applicationDeadline?: string;
  isFeatured?: true;
  isActive?: false;
  ar?: Partial<VacancyTexts>;
}

/** The texts of a person which may be Arabic too. */
export interface MemberTexts {
  name: string;
  role: string;
  bio: string;
  languages: string[];
}

export interface MemberSource extends MemberTexts {
  slug: string;
  avatarSeed: number;
  isPublished?: false;
  ar?: Partial<MemberTexts>;
}

export interface ProductTexts {
  launchText?: string;
  disclaimer?: string;
}

export interface ProductSource extends ProductTexts {
  slug: ProductSlug;
  name: string;
  state: ProductState;
  launchAt?: string;
  timeZone: string;
  precision: LaunchPrecision;
  startAt?: string;
  places?: { total: number; taken: number };
  ar: ProductTexts;
}
