export {
  Section,
  SectionHeader,
  type SectionHeaderProps,
  type SectionProps,
  SectionTitle,
  type SectionTitleProps,
} from "./Section.tsx";
