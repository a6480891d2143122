import type { ApplicantPage } from "@agency/server/forms/applicant";
import { createContext } from "react";

/** An applicant's page. Its URL is secret: no prefetch, no analytics. */
export const ApplicantContext = createContext<ApplicantPage | undefined>(undefined);
