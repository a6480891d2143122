"use client";

// What this agency's own site is made of and no other asks for; all else stands in index.ts.
export * from "./products/DashboardPreview/index.ts";
export * from "./products/PhonePreview/index.ts";
export * from "./products/Preview/index.ts";
export * from "./products/ProductPanels/index.ts";
export * from "./products/WalkThrough/index.ts";
export * from "./sections/BriefPrompt/index.ts";
export * from "./sections/Claims/index.ts";
export * from "./sections/Companies/index.ts";
export * from "./sections/Milestones/index.ts";
export * from "./sections/OfficeList/index.ts";
export * from "./sections/Offices/index.ts";
export * from "./sections/Spans/index.ts";
export * from "./sections/Specimen/index.ts";
export * from "./shell/Stars/index.ts";
export * from "./work/Chapter/index.ts";
export * from "./work/Cover/index.ts";
export * from "./work/Work/index.ts";
