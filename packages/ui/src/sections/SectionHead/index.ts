export {
  Section,
  SectionHead,
  type SectionHeadProps,
  type SectionProps,
  SectionTitle,
  type SectionTitleProps,
} from "./SectionHead.tsx";
