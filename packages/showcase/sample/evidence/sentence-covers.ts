import type { SentenceCoversContent } from "../../src/SentenceCovers/types.ts";

export const sentenceCovers: SentenceCoversContent = {
  colors: { ground: "#C3D6E7", ink: "#12243F", accent: "#1D5BBF" },
  books: [
    {
      sentence: { en: "Nobody came." },
      title: { en: "The Ninth Guest" },
      author: { en: "Ines Varlo" },
      colors: { ground: "#E9B9B6", ink: "#3B0D1B", accent: "#B11440" },
      featured: true,
    },
    {
      sentence: { en: "The sea went out.", ar: "انطفأ البحر." },
      title: { en: "The Unlit Sea", ar: "البحر المطفأ" },
      author: { en: "Rana Safi", ar: "رنا الصافي" },
      colors: { ground: "#14323B", ink: "#DDEEE8", accent: "#FFDB76" },
    },
    {
      sentence: { en: "On the third day the clocks agreed." },
      title: { en: "A Quiet Mechanism" },
      author: { en: "Tomas Ardel" },
      colors: { ground: "#D6DBBD", ink: "#26331A", accent: "#2F7A3F" },
    },
    {
      sentence: {
        en: "My grandfather counted the ships each evening, and never his sons.",
        ar: "كان جدّي يعدّ السفن كل مساء، ولا يعدّ أبناءه.",
      },
      title: { en: "Harbour Ledger", ar: "دفتر المرفأ" },
      author: { en: "Salim Hourani", ar: "سليم الحوراني" },
      colors: { ground: "#3A1230", ink: "#F4DFEA", accent: "#F2A0C4" },
      featured: true,
    },
    {
      sentence: {
        en: "It took us eleven winters to learn what the keeper had been counting, and by then only one of us could count.",
      },
      title: { en: "Eleven Winters" },
      author: { en: "Maren Holt" },
      colors: { ground: "#9DB8D6", ink: "#12243F", accent: "#1D5BBF" },
    },
    {
      sentence: {
        en: "When the river came back it brought the doors first, then the chairs, then the long table from the school, turning slowly, still laid for twelve, and we stood on our own roofs and argued about whose they were.",
      },
      title: { en: "High Water Marks" },
      author: { en: "Jonah Sayle" },
      colors: { ground: "#1C2417", ink: "#E6EBD2", accent: "#CFE36A" },
      featured: true,
    },
  ],
  labels: {
    set: {
      en: { other: "words, set in {size} pt" },
      ar: {
        few: "عدد الكلمات، والحجم {size} أبناط",
        many: "عدد الكلمات، والحجم {size} بنطًا",
        other: "عدد الكلمات، والحجم {size} بنط",
      },
    },
    setInBoth: {
      en: { other: "words, two scripts, {size} pt" },
      ar: {
        few: "عدد الكلمات باللغتين، والحجم {size} أبناط",
        many: "عدد الكلمات باللغتين، والحجم {size} بنطًا",
        other: "عدد الكلمات باللغتين، والحجم {size} بنط",
      },
    },
    size: {
      en: { other: "{size} pt" },
      ar: { few: "{size} أبناط", many: "{size} بنطًا", other: "{size} بنط" },
    },
    words: {
      en: { one: "{words} word", other: "{words} words" },
      ar: {
        one: "كلمة واحدة",
        two: "كلمتان",
        few: "{words} كلمات",
        many: "{words} كلمة",
        other: "{words} كلمة",
      },
    },
    upright: {
      en: { other: "pt, upright" },
      ar: { few: "أبناط، قائمة", many: "بنطًا، قائمة", other: "بنط، قائمة" },
    },
    turned: {
      en: { other: "pt, turned" },
      ar: { few: "أبناط، مُدارة", many: "بنطًا، مُدارة", other: "بنط، مُدارة" },
    },
  },
};
