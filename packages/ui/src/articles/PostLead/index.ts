export { PostLead, type PostLeadProps } from "./PostLead.tsx";
export { PostLeadSkeleton } from "./PostLeadSkeleton.tsx";
