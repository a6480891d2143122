import type { ApplicantPage } from "@agency/server/forms/applicant";
import { createContext } from "react";

/**
 * Data of an applicant's private page; unset elsewhere. Its URL is secret, so its links have no
 * prefetch and the page no analytics.
 */
export const ApplicantContext = createContext<ApplicantPage | undefined>(undefined);
