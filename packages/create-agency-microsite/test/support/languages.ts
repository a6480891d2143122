const words = {
  en: { path: "/", email: "Email", send: "Join the list", joined: "One click to go" },
  ar: {
    path: "/ar/",
    email: "البريد الإلكتروني",
    send: "الانضمام إلى القائمة",
    joined: "بقيت نقرة واحدة",
  },
};

/** Words of the home page. */
export const languages = Object.entries(words) as [keyof typeof words, (typeof words)["en"]][];
