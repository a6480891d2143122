import type {
  CaseStudyArtworkKind,
  ChartKind,
  JobType,
  LaunchPrecision,
  OfferUnit,
  ProductPlan,
  ProductSlug,
  ProductState,
  RedirectStatus,
  SalaryUnit,
  Service,
  Station,
  WorkMode,
} from "@agency/content";
import type { ArtKind } from "./art/index.ts";
import type { BlockSource } from "./blocks.ts";
import type { Category, City, Department, Industry, Level, Tag } from "./labels.ts";

/** `orange` has one image. */
export interface CoverSource {
  kind: ArtKind;
  seed: number;
  ground: "theme" | "inverse" | "orange";
}

export interface PostSource {
  slug: string;
  title: string;
  excerpt: string;
  /** @default "General" */
  category?: Category;
  /** ISO 8601. Without it: "No date". */
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
  ar?: {
    value?: string;
    label?: string;
    note?: string;
    unit?: string;
    beforeLabel?: string;
    afterLabel?: string;
  };
}

export interface MilestoneSource {
  week: number;
  title: string;
  description: string;
  ar?: { title: string; description: string };
}

export interface EvidenceSource {
  kind: CaseStudyArtworkKind;
  promise: string;
  label: string;
  details: { view: string; caption: string; ar: { caption: string } }[];
  content: object;
  ar: { promise: string; label: string };
}

export interface ChartSource {
  kind: ChartKind;
  [data: string]: unknown;
}

export interface CaseTexts {
  title: string;
  clientName: string;
  companySize: string;
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
}

export interface CaseSource extends CaseTexts {
  slug: string;
  /** Sorts the list. */
  createdAt: string;
  cover: CoverSource;
  evidence?: EvidenceSource;
  charts?: ChartSource[];
  technologiesUsed: string[];
  industry: Industry;
  location: City;
  /** The first is the category. */
  services: [Service, ...Service[]];
  station?: Station;
  completedDate: string;
  metrics: MetricSource[];
  timeline: MilestoneSource[];
  isFeatured?: true;
  isPublished?: false;
  /** Listed in app stores. */
  hasApp?: true;
  ar?: Partial<CaseTexts>;
}

export interface VacancyTexts {
  title: string;
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
  department: Department;
  location: City;
  experienceLevel: Level;
  baseSalary: { min: number; max: number; currency: string; unit: SalaryUnit };
  remoteCountries?: string[];
  jobType: JobType;
  workMode: WorkMode;
  postedDate: string;
  applicationDeadline?: string;
  isFeatured?: true;
  isActive?: false;
  ar?: Partial<VacancyTexts>;
}

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
  nextPlace?: string;
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
  nextLaunchAt?: string;
  places?: { total: number; taken: number };
  plans?: PlanSource[];
  offers?: {
    name: string;
    price: number;
    currency: string;
    unit: OfferUnit;
    ar: { name: string };
  }[];
  ar: ProductTexts;
}

export interface IssueTexts {
  subject: string;
  preheader: string;
  body: BlockSource[];
}

export interface IssueSource extends IssueTexts {
  slug: string;
  number: number;
  /** ISO 8601. */
  sentAt: string;
  /** Slug of a post. */
  cover: string;
  /** Slugs of posts. */
  lead: string;
  posts: string[];
  ar: IssueTexts;
}

interface PlanTexts {
  name: string;
  note: string;
  price: string;
  users?: string;
  requirements?: string;
}

interface PlanSource extends PlanTexts {
  plan: ProductPlan;
  isPutForward?: true;
  ar: Partial<PlanTexts>;
}

interface OfficeTexts {
  name: string;
  address: string;
  openingText?: string;
}

export interface OfficeSource extends OfficeTexts {
  slug: string;
  place: { street: string; locality: string; country: string };
  timeZone: string;
  ar: OfficeTexts;
}

export interface CompanySource {
  slug: string;
  name: string;
  text: string;
  product?: ProductSlug;
  link?: string;
  ar: { name?: string; text: string };
}

export interface AgencySource {
  email: string;
  phone: string;
  whatsapp: string;
  distance: string;
  social: { name: string; url: string; ar: { name: string } }[];
  ar: { distance: string };
}

interface NoticeTexts {
  text: string;
  linkText: string;
}

export interface NoticeSource extends NoticeTexts {
  isShown: boolean;
  link: string;
  ar: NoticeTexts;
}

export interface RedirectSource {
  slug: string;
  from: string;
  to?: string;
  status: RedirectStatus;
}
