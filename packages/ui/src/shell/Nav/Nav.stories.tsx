import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  getStoryMessages,
  localizeArgs,
  useStoryMessages,
} from "../../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../../.storybook/productColors.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { LanguageSelect } from "../LanguageSelect/index.ts";
import { ScrollProgress } from "../ScrollProgress/index.ts";
import { ThemeToggle } from "../ThemeToggle/index.ts";
import { Wordmark } from "../Wordmark/index.ts";
import { lazyMobileMenu, panel } from "./lazy.ts";
import { Nav, type NavProps } from "./Nav.tsx";
import { StoryArtwork } from "./storyArtwork.tsx";
import type { NavItem, NavSubItem } from "./types.ts";

type Row = [label: string, href: string, description: string, start: number, end: number];

const words = {
  en: {
    brand: "bayn",
    homeLabel: "bayn, Home",
    nav: "Main",
    home: "Home",
    about: "About",
    contact: "Contact",
    services: "Services",
    servicesNote: "Four practices. Each takes your idea a stretch closer to its market.",
    serviceRows: [
      ["Branding", "#branding", "Names, marks, systems", 12, 46],
      ["Advertising", "#advertising", "Campaigns with one idea", 56, 95],
      ["Marketing", "#marketing", "Search, social, email", 66, 100],
      ["Technology", "#technology", "Web, mobile, platforms", 36, 86],
    ] as Row[],
    products: "Products",
    productsNote: "Three products of our own, from the first sketch to the market.",
    productRows: [
      ["Rendre", "#rendre", "Vehicle recycling platform", 5, 55],
      ["UpFlyover", "#upflyover", "B2B marketplace", 40, 100],
      ["Gymestry", "#gymestry", "Gym management platform", 20, 90],
    ] as Row[],
    language: "Language",
    menu: { open: "Open menu", close: "Close menu" },
    theme: { toLight: "Switch to light theme", toDark: "Switch to dark theme" },
    start: "Send Message",
    more: ["Case Studies", "Our Teams", "Careers", "Blog"],
    title: "Case Studies",
  },
  ar: {
    brand: "بيـن",
    homeLabel: "بين، الرئيسية",
    nav: "القائمة الرئيسية",
    home: "الرئيسية",
    about: "من نحن",
    contact: "تواصل معنا",
    services: "الخدمات",
    servicesNote: "أربعة تخصصات، يغطّي كلٌّ منها جزءًا من الخط بين الفكرة وسوقها.",
    serviceRows: [
      ["بناء العلامة التجارية", "#branding", "أسماء وشعارات وأنظمة", 12, 46],
      ["الإعلان", "#advertising", "حملات بفكرة واحدة", 56, 95],
      ["التسويق", "#marketing", "بحث وتواصل وبريد", 66, 100],
      ["التقنية", "#technology", "مواقع وتطبيقات ومنصات", 36, 86],
    ] as Row[],
    products: "المنتجات",
    productsNote: "ثلاثة منتجات من صنعنا، من الفكرة الأولى إلى السوق.",
    productRows: [
      ["Rendre", "#rendre", "منصة لإعادة تدوير المركبات", 5, 55],
      ["UpFlyover", "#upflyover", "سوق إلكترونية للتعاملات بين الشركات", 40, 100],
      ["Gymestry", "#gymestry", "منصة لإدارة الصالات الرياضية", 20, 90],
    ] as Row[],
    language: "اللغة",
    menu: { open: "فتح القائمة", close: "إغلاق القائمة" },
    theme: { toLight: "التبديل إلى المظهر الفاتح", toDark: "التبديل إلى المظهر الداكن" },
    start: "إرسال الرسالة",
    more: ["دراسات الحالة", "فرق عملنا", "الوظائف", "المدونة"],
    title: "دراسات الحالة",
  },
};

const products = ["rendre", "upflyover", "gymestry"] as const;
const productAt = (at: number) => {
  const product = products[at];
  return product ? { product, colors: productColors(product) } : {};
};
const getRows = (rows: Row[], more: (at: number) => Partial<NavSubItem>): NavSubItem[] =>
  rows.map(([label, href, description, start, end], at) => ({
    label,
    href,
    description,
    span: [start, end],
    ...more(at),
  }));

const languages = [
  { value: "en", label: "English" },
  { value: "ar", label: "العربية" },
];
const select = fn();

const getNav = (t: (typeof words)["en" | "ar"], current = "#home"): NavProps => {
  const items: NavItem[] = [
    { label: t.home, href: "#home", current: current === "#home" },
    { label: t.about, href: "#about" },
    {
      id: "services",
      label: t.services,
      description: t.servicesNote,
      items: getRows(t.serviceRows, (at) => ({
        artwork: <StoryArtwork turns={at + 2} />,
        current: t.serviceRows[at]?.[1] === current,
      })),
    },
    {
      id: "products",
      label: t.products,
      description: t.productsNote,
      items: getRows(t.productRows, (at) => productAt(at)),
      artwork: <StoryArtwork turns={4} />,
    },
    { label: t.contact, href: "#contact" },
  ];
  const language = { label: t.language, options: languages, onValueChange: select };
  return {
    brand: <Wordmark mark={<AccentLine />}>{t.brand}</Wordmark>,
    homeHref: "#home",
    homeLabel: t.homeLabel,
    label: t.nav,
    items,
    wideActions: <LanguageSelect variant="single" {...language} />,
    actions: <ThemeToggle labels={t.theme} />,
    menuLabels: t.menu,
    menuItems: t.more.map((label, index) => ({ label, href: `#more-${index}` })),
    menuActions: (
      <>
        <Button wide>{t.start}</Button>
        <LanguageSelect variant="outline" {...language} />
      </>
    ),
  };
};

const meta = {
  component: Nav,
  ...localizeArgs(words, (t) => getNav(t)),
  // Preloads the panels.
  beforeEach: async () => {
    await Promise.all([panel.load(), lazyMobileMenu.load()]);
  },
  render: function Playground(args) {
    const t = useStoryMessages(words);
    return (
      <>
        <Nav {...args} />
        <main style={{ minBlockSize: 1440 }}>
          <Container paddingBlockStart="page">
            <Heading level={1}>{t.title}</Heading>
          </Container>
        </main>
      </>
    );
  },
} satisfies Meta<typeof Nav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wide frames hide the menu button. */
const mobile = { viewport: { value: "mobile2", isRotated: false } };
const isWide = () => !window.matchMedia("(max-width: 768px)").matches;
const wordsNow = () => getStoryMessages(words);
const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole("button", { name });

export const Default: Story = { tags: ["edges"] };

export const Scrolled: Story = {
  ...localizeArgs(words, (t) => ({
    ...getNav(t),
    progress: <ScrollProgress />,
  })),
  play: async ({ canvas }) => {
    window.scrollTo({ top: 120, behavior: "instant" });
    await waitFor(() => expect(canvas.getByRole("banner")).toHaveAttribute("data-scrolled"));
  },
};

export const CurrentInDropdown: Story = localizeArgs(words, (t) => getNav(t, "#marketing"));

export const PanelOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (!isWide()) return;
    const t = wordsNow();
    await userEvent.hover(button(canvasElement, t.services));
    const second = t.serviceRows[1]?.[0] ?? "";
    const row = await canvas.findByRole("link", { name: new RegExp(second) });
    await userEvent.hover(row);
    await expect(row).toHaveAttribute("data-pointed");
  },
};

export const ProductsOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (!isWide()) return;
    await userEvent.hover(button(canvasElement, wordsNow().products));
    await expect(await canvas.findByRole("link", { name: /Gymestry/ })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ["interaction"],
  play: async ({ canvas, canvasElement }) => {
    if (!isWide()) return;
    const t = wordsNow();
    const services = button(canvasElement, t.services);
    const productsButton = button(canvasElement, t.products);
    services.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(services).toHaveAttribute("aria-expanded", "true");
    const links = (row: Row[]) => row.map(([label]) => new RegExp(label));
    const [first, second] = links(t.serviceRows);
    if (!first || !second) throw new Error("The story has rows.");
    await waitFor(() => expect(canvas.getByRole("link", { name: first })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: second })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await expect(services).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: first })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await userEvent.tab();
    await expect(productsButton).toHaveFocus();
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(services);
    await userEvent.click(productsButton);
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await expect(productsButton).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    await expect(productsButton).toHaveAttribute("aria-expanded", "false");
  },
};

const getLong = (t: (typeof words)["en" | "ar"]): NavProps => {
  const nav = getNav(t);
  const more = t.more.map((label, index) => ({ label, href: `#long-${index}` }));
  return { ...nav, items: [...nav.items, ...more] };
};

/** Items that do not fit are in the menu at any width. */
export const Collapsed: Story = {
  ...localizeArgs(words, getLong),
  decorators: [
    (Story) => (
      <div data-testid="frame">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    if (!isWide()) return;
    const t = wordsNow();
    const frame = canvas.getByTestId("frame");
    const banner = canvas.getByRole("banner");
    frame.style.inlineSize = "900px";
    const toggle = await canvas.findByRole("button", { name: t.menu.open });
    frame.style.inlineSize = "1600px";
    const services = await canvas.findByRole("button", { name: t.services });
    const home = within(banner).getByRole("link", { name: t.home });
    const resize = async (width: number, isCollapsed: boolean) => {
      frame.style.inlineSize = `${width}px`;
      await waitFor(() => {
        expect([width, toggle.checkVisibility()]).toEqual([width, isCollapsed]);
        expect(services.checkVisibility({ visibilityProperty: true })).toBe(!isCollapsed);
      });
      await expect([width, banner.scrollWidth]).toEqual([width, width]);
    };
    await resize(1600, false);
    await userEvent.click(services);
    await userEvent.tab();
    await resize(900, true);
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toHaveFocus();
    await resize(1600, false);
    await expect(home).toHaveFocus();
    await resize(900, true);
    await userEvent.click(toggle);
    await waitFor(() => expect(button(canvasElement, t.menu.close)).toHaveFocus());
    await resize(1600, false);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(home).toHaveFocus());
    const settleAt = async (width: number) => {
      frame.style.inlineSize = `${width}px`;
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    };
    let limit = 1600;
    for (; !toggle.checkVisibility(); limit -= 16) await settleAt(limit - 16);
    await resize(limit + 24, false);
    // Changes once, and does not alternate.
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    observer.observe(banner, { attributeFilter: ["data-collapsed"] });
    for (let more = 24; more >= -8; more -= 1) await settleAt(limit + more);
    observer.disconnect();
    await expect(changes).toBe(1);
    await resize(900, true);
    toggle.blur();
  },
};

export const MobileMenuOpen: Story = {
  tags: ["!test", "edges"],
  globals: mobile,
  play: async ({ canvas, canvasElement }) => {
    if (isWide()) return;
    const t = wordsNow();
    await userEvent.click(button(canvasElement, t.menu.open));
    await userEvent.click(await canvas.findByRole("button", { name: t.services }));
    await expect(canvas.getByRole("link", { name: t.serviceRows[1]?.[0] ?? "" })).toBeVisible();
  },
};

export const MobileMenuKeyboard: Story = {
  tags: ["!test", "edges", "interaction"],
  globals: mobile,
  play: async ({ canvas, canvasElement }) => {
    if (isWide()) return;
    const t = wordsNow();
    const toggle = button(canvasElement, t.menu.open);
    const main = canvasElement.querySelector("main");
    toggle.focus();
    await userEvent.keyboard("{Enter}");
    const services = await canvas.findByRole("button", { name: t.services });
    const productsButton = canvas.getByRole("button", { name: t.products });
    await waitFor(() => expect(button(canvasElement, t.menu.close)).toHaveFocus());
    services.focus();
    await userEvent.keyboard("{Enter}");
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(productsButton).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await expect(productsButton).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(productsButton);
    await expect(productsButton).toHaveAttribute("aria-expanded", "false");
    await expect(main?.closest("[aria-hidden=true]")).not.toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    await userEvent.keyboard("{Escape}");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(main?.closest("[aria-hidden=true]")).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("link", { name: t.about }));
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  },
};
