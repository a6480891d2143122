import type { AgencySource, CompanySource, NoticeSource } from "./types.ts";

/* Reserved domains (RFC 2606), Ofcom's phone numbers for drama. */
export const agency: AgencySource = {
  email: "hello@bayn.example",
  phone: "+44 20 7946 0142",
  whatsapp: "+44 7700 900142",
  distance: "London to Dubai: 5,470 km",
  social: [
    {
      name: "LinkedIn",
      url: "https://linkedin.example/company/bayn",
      ar: { name: "لينكدإن" },
    },
    { name: "Instagram", url: "https://instagram.example/bayn", ar: { name: "إنستغرام" } },
    { name: "Facebook", url: "https://facebook.example/bayn", ar: { name: "فيسبوك" } },
  ],
  ar: { distance: "من لندن إلى دبي: 5,470 كم" },
};

export const notice: NoticeSource = {
  isShown: false,
  text: "We have open positions in London and in the Gulf.",
  link: "/careers",
  linkText: "See open positions",
  ar: { text: "لدينا وظائف شاغرة في لندن والخليج.", linkText: "عرض الوظائف" },
};

export const companies: CompanySource[] = [
  {
    slug: "bayn",
    name: "Bayn",
    text: "Branding, advertising, marketing and technology",
    link: "/about",
    ar: { name: "بين", text: "بناء العلامات التجارية والإعلان والتسويق والتقنية" },
  },
  {
    slug: "rendre",
    name: "Rendre",
    text: "Vehicle recycling platform",
    product: "rendre",
    ar: { text: "منصة لإعادة تدوير المركبات" },
  },
  {
    slug: "upflyover",
    name: "UpFlyover",
    text: "B2B marketplace",
    product: "upflyover",
    ar: { text: "سوق إلكترونية للتعاملات بين الشركات (B2B)" },
  },
  {
    slug: "gymestry",
    name: "Gymestry",
    text: "Gym and fitness-centre management platform",
    product: "gymestry",
    ar: { text: "منصة لإدارة الصالات الرياضية ومراكز اللياقة" },
  },
];
