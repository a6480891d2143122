/** Specification, section 3. */
export const jobTypes = ["Full Time", "Part Time", "Contract"] as const;
export type JobType = (typeof jobTypes)[number];

export const workModes = ["Remote", "On-site", "Hybrid"] as const;
export type WorkMode = (typeof workModes)[number];

/** `unitText` of schema.org. */
export const salaryUnits = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] as const;
export type SalaryUnit = (typeof salaryUnits)[number];
