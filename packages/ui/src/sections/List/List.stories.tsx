import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { storyImage } from "../../../../../.storybook/images.ts";
import { List, ListItem, type ListItemProps } from "./List.tsx";

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

const getJobs = (t: (typeof words)["en"]): ListItemProps[] =>
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
  component: ListItem,
  subcomponents: { List },
  ...localizeArgs(
    words,
    (t): ListItemProps => ({ ...(getJobs(t)[0] as ListItemProps), flag: t.featured }),
  ),
  decorators: [inPage],
  render: function Vacancies(args) {
    const t = useWords();
    const [, ...others] = getJobs(t);
    return (
      <List aria-label={t.vacancies}>
        <ListItem {...args} />
        {others.map((job) => (
          <ListItem key={job.href} {...job} />
        ))}
      </List>
    );
  },
} satisfies Meta<typeof ListItem>;

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
        <List aria-label={t.offices}>
          {t.places.map(([title, note, time]) => (
            <ListItem
              key={title}
              level={2}
              title={title}
              meta={[note]}
              end={<bdi dir="ltr">{time}</bdi>}
            />
          ))}
        </List>
        <br />
        <List aria-label={t.posts}>
          <ListItem
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
        </List>
      </>
    );
  },
};
