import { Localized } from "@agency/client/components/Localized";
import { getFeaturedImage } from "@agency/client/content/imageSource";
import { useLanguage } from "@agency/client/navigation";
import type { LocalizedText } from "@agency/content";
import type { PostCard, PostLink } from "@agency/content/queries/posts";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../formatDate.ts";
import { Title } from "./Title.tsx";

interface PostWords extends PostLink {
  category: LocalizedText;
  publishedAt: string | null;
}

function usePostWords() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (post: PostWords, month: "long" | "short" = "long") => ({
    href: `/blog/${post.slug}`,
    title: <Title of={post.title} />,
    category: <Localized value={post.category} />,
    date: post.publishedAt ? formatDate(post.publishedAt, language, month) : t("post.noDate"),
    dateTime: post.publishedAt ?? undefined,
  });
}

/** Maps posts to component props. */
export function usePostProps() {
  const words = usePostWords();
  return (post: PostCard, month: "long" | "short" = "long") => ({
    ...words(post, month),
    image: getFeaturedImage(post),
  });
}
