import { Container } from "@agency/ui/Container";
import { Section, SectionTitle } from "@agency/ui/Section";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { Specimen, type SpecimenProps } from "./Specimen.tsx";

const words = {
  en: {
    label: "Two scripts",
    note: "Latin and Arabic",
    title: (
      <>
        Nothing here is
        <br />
        translated late.
      </>
    ),
    side: "English and Arabic are written at the same desk on the same day, by people who think in each. In Arabic a word can stretch its own line; we use that instead of decoration.",
    specimen: "The word “between” in Latin and in Arabic letters on one baseline",
  },
  ar: {
    label: "حرفان",
    note: "العربي واللاتيني",
    title: "لا شيء هنا يُترجم في آخر لحظة.",
    side: "تُكتب العربية والإنجليزية على المكتب نفسه وفي اليوم نفسه، بأقلام من يفكّرون بكل لغة. وفي العربية تمتدّ الكلمة على سطرها، فنستخدم هذا الامتداد بدل الزخرفة.",
    specimen: "كلمة «بين» بالحروف اللاتينية والعربية على خط أساس واحد",
  },
};

const meta = {
  component: Specimen,
  ...localizeArgs(
    words,
    (t): SpecimenProps => ({
      label: t.specimen,
      latin: "between",
      arabic: "بيــــــن",
    }),
  ),
  render: function Render(args) {
    const t = useStoryMessages(words);
    return (
      <Section id="scripts" label={t.label} meta={t.note}>
        <Container>
          <SectionTitle side={t.side}>{t.title}</SectionTitle>
        </Container>
        <Specimen {...args} />
      </Section>
    );
  },
} satisfies Meta<typeof Specimen>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
