/** Sample texts. Replace them. */
export const en = {
  language: "English",
  /** Formats dates. Its region is in `og:locale`. */
  locale: "en-GB",
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
        description:
          "You confirm it by one click. We keep it for one message more, and for nothing else.",
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
        content:
          "Once you have confirmed it, we write to it once: when we open. It is passed on to nobody.",
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
    side: "One message to confirm your address, one when we open, and nothing else.",
    email: "Email",
    send: "Join the list",
    busy: "Sending...",
    /** By version. Never change or delete one that was in use. */
    consents: {
      "waitlist-1":
        "We store your email address for a message to confirm it now, and one when we open. Answer either, and it is deleted.",
    },
    mail: {
      subject: (name: string) => `Please confirm your address: ${name}`,
      text: (name: string, url: string) =>
        `Your address was entered in the list of ${name}. To confirm it, open this page:\n\n${url}\n\nIf that was not you, do nothing: we will not write to you again.\n`,
    },
  },
  /** Problems of all forms. */
  forms: {
    /** By the server's error code or its first word. */
    errors: {
      required: "This field is required",
      email: "Please enter a valid email address",
      "text-long": "Please shorten this text",
      "file-large": "Please choose a smaller file",
      file: "This file can't be used. Please choose another one.",
      invalid: "Please check this field",
    },
    many: "That was a lot at once. Please try again in a few minutes.",
    failed: "That did not go through. Please check the form and send it again.",
    /** No browser keeps a chosen file. */
    fileLost: "Please choose the file again",
  },
  footer: {
    blurb: "The last details, then the doors open.",
    column: "On this site",
  },
  pages: {
    home: {
      label: "Home",
      title: (date: string) => `Opening ${date}`,
      description: (date: string) =>
        `The last details, then the doors open on ${date}. Join the list and come in first.`,
    },
    joined: {
      title: "One click to go",
      text: (date: string) =>
        `We have sent you a message. Open its link to confirm your address: then we write to you once, the evening before ${date}.`,
      back: "Back to home",
    },
    confirm: {
      title: "Your place on the list",
      send: "Confirm the address",
      back: "Back to home",
      states: {
        confirm: {
          title: "Is this your address?",
          text: "One click confirms it, and you are on the list.",
        },
        confirmed: { title: "You are on the list", text: "We write to you once, when we open." },
        invalid: {
          title: "This link does not work",
          text: "It may be incomplete. Enter your address again to get another.",
        },
        unavailable: {
          title: "That did not go through",
          text: "Your address is not confirmed yet. Please try again in a few minutes.",
        },
      },
    },
    missing: {
      title: "Page not found",
      text: "This address leads nowhere. The way in is still the front door.",
      back: "Back to home",
    },
  },
};
