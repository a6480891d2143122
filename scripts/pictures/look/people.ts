import type { Pair } from "./pair.ts";

const mails = (name: string) => `site/server/mail/test/references/${name}.webp`;

/** People, mails, sharing pictures, and what is small. */
export const people: Record<string, Pair> = {
  "team-first-en": { drawn: "people/06a-team-first-screen-en-dark-1440", path: "/team" },
  "team-first-ar": {
    drawn: "people/07a-team-first-screen-ar-light-1440",
    path: "/ar/team",
    theme: "light",
  },
  "team-en": { drawn: "people/06-team-12-en-dark-1440", half: 440, path: "/team" },
  "team-phone-ar": {
    drawn: "people/10-team-ar-light-390",
    part: [0, 0, 390, 1_500],
    half: 240,
    path: "/ar/team",
    theme: "light",
    width: 390,
  },
  "mail-enquiry-en": {
    drawn: "people/11-mail-enquiry-en-light-dark-600",
    part: [32, 32, 600, 990],
    half: 400,
    file: mails("enquiry-en-600"),
  },
  "mail-application-ar": {
    drawn: "people/13-mail-application-en-dark-ar-light-600",
    part: [664, 32, 600, 856],
    half: 400,
    file: mails("answer-ar-600"),
  },
  "mail-newsletter-ar": {
    drawn: "people/14-mail-newsletter-en-light-ar-dark-600",
    part: [664, 32, 600, 1378],
    half: 300,
    file: mails("issue-ar-600-dark"),
  },
  "mail-bare-en": {
    drawn: "people/16-mail-no-images-no-webfont-en-ar-600",
    part: [32, 32, 600, 996],
    half: 400,
    file: mails("enquiry-en-600-bare"),
  },
  "sharing-home-ar": { drawn: "people/17-sharing-home-ar-1200", sharing: "ar/index" },
  "sharing-case-ar": {
    drawn: "people/17-sharing-case-ar-1200",
    sharing: "ar/case-studies/marsa-lines",
  },
  "sharing-rendre-en": { drawn: "people/17-sharing-rendre-en-1200", sharing: "en/rendre" },
  "sharing-vacancy-en": {
    drawn: "people/17-sharing-vacancy-en-1200",
    sharing: "en/careers/vacancy-senior-brand-designer",
  },
  "select-ar": {
    drawn: "people/19-select-ar-light-1440",
    part: [455, 85, 500, 475],
    half: 440,
    file: "packages/ui/src/forms/Select/__screenshots__/open-light-rtl.webp",
    filePart: [0, 74, 757, 488],
  },
  "nav-scrolled-en": {
    drawn: "people/20-nav-progress-en-dark-1440",
    part: [0, 455, 1440, 299],
    path: "/about",
    way: 0.38,
  },
  "nav-scrolled-ar": {
    drawn: "people/21-nav-progress-ar-light-1440",
    part: [0, 455, 1440, 299],
    path: "/ar/about",
    theme: "light",
    way: 0.38,
  },
  icons: {
    drawn: "people/23-icons-family",
    part: [40, 54, 384, 384],
    half: 300,
    file: "site/public/icon-512.png",
  },
};
