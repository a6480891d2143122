/** Sample texts. Replace them. */
export const en = {
  language: "English",
  title: (name: string, date: string) => `${name}: opening ${date}`,
  description: (date: string) =>
    `The last details, then the doors open on ${date}. Join the list and come in first.`,
  skip: "Skip to content",
  nav: {
    label: "Main",
    home: (name: string) => `${name}, home`,
    open: "Open menu",
    close: "Close menu",
  },
  theme: { toLight: "Switch to light theme", toDark: "Switch to dark theme" },
  hero: {
    title: "The last details,",
    titleEnd: "then the doors open.",
    lead: (date: string) =>
      `We open on ${date}. Leave your address, and the first invitation is yours.`,
    join: "Join the list",
    more: "See how it goes",
  },
  opening: {
    label: "Opening",
    title: "Until the doors open",
    side: (date: string) => `The clock runs to ${date}, and is right in every time zone.`,
    units: { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" },
    launched: "The doors are open.",
  },
  steps: {
    label: "How it goes",
    title: "From the list to the door",
    items: [
      {
        title: "Your address",
        description: "We keep it for this one message and for nothing else.",
      },
      { title: "Your invitation", description: "It comes the evening before we open." },
      {
        title: "Your place",
        description: "Everyone on the list comes in before the doors open to all.",
      },
    ],
  },
  questions: {
    label: "Questions",
    title: "Good to know",
    items: [
      {
        title: "What happens to my address?",
        content: "We write to it once, when we open. It is passed on to nobody.",
      },
      {
        title: "Can I leave the list again?",
        content: "Yes. Answer our message with one word, and your address is gone.",
      },
      {
        title: "What if the date moves?",
        content: "Then you are the first to know, and your place stays yours.",
      },
    ],
  },
  waitlist: {
    label: "The list",
    title: "Come in first",
    side: "One message when we open, and nothing before it.",
    email: "Email",
    send: "Join the list",
    busy: "Sending...",
    /** By version. Never change or delete one that was in use. */
    consents: {
      "waitlist-1":
        "We store your email address to write to you once, when we open. Answer that message, and it is deleted.",
    },
    problems: {
      missing: "This field is required",
      email: "Please enter a valid email address",
      many: "That was a lot at once. Please try again in a few minutes.",
      failed: "That did not go through. Your address is still here: please try again.",
    },
  },
  joined: {
    title: "You are on the list",
    text: (date: string) => `We write to you once, the evening before ${date}.`,
    back: "Back to home",
  },
  missing: {
    title: "Page not found",
    text: "This address leads nowhere. The way in is still the front door.",
    back: "Back to home",
  },
  footer: {
    blurb: "The last details, then the doors open.",
    column: "On this page",
    sample: "Sample page: dates and words are illustrative.",
  },
};
