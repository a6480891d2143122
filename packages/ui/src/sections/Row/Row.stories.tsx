import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { storyImage } from "../../../../../.storybook/images.ts";
import { Row, type RowProps, Rows } from "./Row.tsx";

const words = {
  en: {
    vacancies: "Open positions",
    featured: "Featured",
    jobs: [
      ["Senior brand designer, Arabic type", "Design", "Dubai", "Full Time, Hybrid"],
      ["Frontend engineer", "Technology", "London", "Full Time, Remote"],
      ["Copywriter, English and Arabic", "Advertising", "Dubai", "Part Time, Hybrid"],
    ],
    offices: "Offices",
    places: [
      ["London", "Opens in the last quarter of 2025", "09:41"],
      ["Dubai", "Head office", "13:41"],
    ],
    posts: "Articles",
    post: "One marketplace, two roles: designing for supplier and buyer at once",
    category: "Product",
  },
  ar: {
    vacancies: "الوظائف الشاغرة",
    featured: "مميّزة",
    jobs: [
      ["مصمّم/مصمّمة علامات تجارية، خط عربي", "التصميم", "دبي", "دوام كامل، هجين"],
      ["مهندس/مهندسة واجهات أمامية", "التقنية", "لندن", "دوام كامل، عن بُعد"],
      ["كاتب/كاتبة محتوى بالعربية والإنجليزية", "الإعلان", "دبي", "دوام جزئي، هجين"],
    ],
    offices: "المكاتب",
    places: [
      ["لندن", "يُفتتح في الربع الأخير من عام 2025", "09:41"],
      ["دبي", "المكتب الرئيسي", "13:41"],
    ],
    posts: "المقالات",
    post: "سوق إلكترونية واحدة ودوران: التصميم للمورّد والمشتري معًا",
    category: "المنتج",
  },
};
const useWords = () => useStoryMessages(words);

const getJobs = (t: (typeof words)["en"]): RowProps[] =>
  t.jobs.map(([title, department, place, type], index) => ({
    level: 2,
    title,
    href: `#vacancy-${index}`,
    meta: [
      department,
      <>
        {place}
        <br />
        {type}
      </>,
    ],
  }));

const meta = {
  component: Row,
  subcomponents: { Rows },
  ...localizeArgs(words, (t): RowProps => ({ ...(getJobs(t)[0] as RowProps), flag: t.featured })),
  decorators: [inPage],
  render: function Vacancies(args) {
    const t = useWords();
    const [, ...others] = getJobs(t);
    return (
      <Rows aria-label={t.vacancies}>
        <Row {...args} />
        {others.map((job) => (
          <Row key={job.href} {...job} />
        ))}
      </Rows>
    );
  },
} satisfies Meta<typeof Row>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();

    let followed = 0;
    links[2]?.addEventListener("click", () => followed++);
    const facts = canvas.getAllByRole("listitem")[2]?.lastElementChild?.previousElementSibling;
    await userEvent.click(facts as HTMLElement);
    await expect(followed).toBe(1);
    links[1]?.focus();
  },
};

export const Variants: Story = {
  render: function States() {
    const t = useWords();
    return (
      <>
        <Rows aria-label={t.offices}>
          {t.places.map(([title, note, time]) => (
            <Row
              key={title}
              level={2}
              title={title}
              meta={[note]}
              end={<bdi dir="ltr">{time}</bdi>}
            />
          ))}
        </Rows>
        <br />
        <Rows aria-label={t.posts}>
          <Row
            level={2}
            size="h4"
            href="#post"
            title={t.post}
            meta={[t.category]}
            cover={{
              image: { ...storyImage("network"), mirror: true },
              hover: { ...storyImage("contour"), mirror: true },
            }}
          />
        </Rows>
      </>
    );
  },
};
