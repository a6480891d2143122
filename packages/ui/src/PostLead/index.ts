export { PostLead, type PostLeadProps } from "./PostLead.tsx";
