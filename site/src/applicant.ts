import type { ApplicantPage } from "@agency/server/forms/applicant";
import { createContext } from "react";

/**
 * What the server gave a page that is behind an applicant's link, and to nobody else; unset on every
 * other page. Such a page asks for nothing but its own files: what is linked there is opened as a
 * whole, and nothing is measured, so that its address is told to nobody.
 */
export const ApplicantContext = createContext<ApplicantPage | undefined>(undefined);
