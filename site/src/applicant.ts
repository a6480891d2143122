import type { ApplicantPage } from "@agency/server/forms/applicant";
import { createContext } from "react";

/**
 * Data of an applicant's private page. Unset on all other pages. Links of the private page open
 * without prefetching or analytics, so that its address stays secret.
 */
export const ApplicantContext = createContext<ApplicantPage | undefined>(undefined);
