import { Localized } from "@agency/client/components/Localized";
import { getFeaturedImage } from "@agency/client/content/imageSource";
import { useLanguage } from "@agency/client/navigation";
import type { LocalizedText } from "@agency/content";
import type { PostCard, PostLink } from "@agency/content/queries/posts";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../formatDate.ts";
import { Title } from "./Title.tsx";

/** What a list says of a post; the index of the search has it, too. */
interface PostWords extends PostLink {
  category: LocalizedText;
  publishedAt: string | null;
}

/** The words of a post as the library's components take them. */
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

/** What the library's post components show of a post. */
export function usePostProps() {
  const words = usePostWords();
  return (post: PostCard, month: "long" | "short" = "long") => ({
    ...words(post, month),
    image: getFeaturedImage(post),
  });
}
