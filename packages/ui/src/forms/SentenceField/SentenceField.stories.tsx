import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import {
  getStoryMessages,
  inPage,
  localizeArgs,
  useStoryMessages,
} from "../../../../../.storybook/helpers.tsx";
import { Form } from "../Form/index.ts";
import { Sentence, SentenceField, type SentenceFieldProps } from "./SentenceField.tsx";

const words = {
  en: {
    stage: "Stage",
    before: "My idea has got as far as ",
    stages: ["a plan on paper", "a name and a sketch"],
    need: ". It needs ",
    needs: "Needs",
    work: "design, technology and advertising",
    me: " I am ",
    name: "First name",
    yourName: "your first name",
    at: ", and you can answer me at ",
    email: "Email",
    yourEmail: "your email address",
    error: "Please enter a valid email address",
  },
  ar: {
    stage: "المرحلة",
    before: "فكرتي في مرحلة ",
    stages: ["الخطة على الورق", "الاسم والمسوّدة"],
    need: "، وتحتاج إلى ",
    needs: "الحاجة",
    work: "التصميم والتقنية والإعلان",
    me: " اسمي ",
    name: "الاسم الأول",
    yourName: "الاسم الأول",
    at: "، ويصلني الجواب على ",
    email: "البريد الإلكتروني",
    yourEmail: "البريد الإلكتروني",
    error: "يُرجى إدخال عنوان بريد إلكتروني صحيح",
  },
};

function Sample({ error = "" }: { error?: string }) {
  const t = useStoryMessages(words);
  const options = t.stages.map((label) => ({ value: label, label }));
  return (
    <Form errors={{ email: error }}>
      <Sentence>
        {t.before}
        <SentenceField label={t.stage} name="stage" options={options} />
        {t.need}
        <SentenceField
          key={t.work}
          label={t.needs}
          name="needs"
          type="lines"
          defaultValue={t.work}
          mark="."
        />
        {t.me}
        <SentenceField label={t.name} name="firstName" placeholder={t.yourName} />
        {t.at}
        <SentenceField
          label={t.email}
          name="email"
          type="email"
          placeholder={t.yourEmail}
          mark="."
        />
      </Sentence>
    </Form>
  );
}

const meta = {
  tags: ["edges"],
  component: SentenceField,
  ...localizeArgs(
    words,
    (t): SentenceFieldProps => ({ label: t.name, name: "firstName", placeholder: t.yourName }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof SentenceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <Sentence>
      <SentenceField {...args} />
    </Sentence>
  ),
};

export const WithinSentence: Story = {
  render: () => <Sample />,
  play: async ({ canvas }) => {
    const t = getStoryMessages(words);
    const stage = canvas.getByRole("combobox", { name: t.stage });
    await userEvent.selectOptions(stage, t.stages[1] ?? "");
    await expect(stage).toHaveValue(t.stages[1]);
    await userEvent.click(canvas.getByRole("textbox", { name: t.name }));
    await expect(canvas.getByRole("textbox", { name: t.name })).toHaveFocus();
  },
};

export const Invalid: Story = {
  render: function Invalid() {
    return <Sample error={useStoryMessages(words).error} />;
  },
};
