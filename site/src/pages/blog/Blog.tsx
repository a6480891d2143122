import { Localized } from "@agency/client/components/Localized";
import { NewItems } from "@agency/client/components/NewItems";
import { buildSearch } from "@agency/client/lists/listAddress";
import { useLatched } from "@agency/client/lists/useLatched";
import { typingOptions, useSearchText } from "@agency/client/lists/useSearchText";
import { type PageModule, useLanguage, useQueryReader } from "@agency/client/navigation";
import type { LocalizedText } from "@agency/content";
import type { PostCard } from "@agency/content/queries/posts";
import { Container } from "@agency/ui/Container";
import { FeaturedPost } from "@agency/ui/FeaturedPost";
import { PageHeader } from "@agency/ui/PageHeader";
import { Stack } from "@agency/ui/Stack";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { usePageHead } from "../../shell/usePageHead.ts";
import { ListBoundary } from "../list/ListBoundary.tsx";
import { useListMessages } from "../list/useListMessages.ts";
import { BlogFilters } from "./BlogFilters.tsx";
import { BlogList } from "./BlogList.tsx";
import { blogList, getLead } from "./searchList.ts";
import { usePostProps } from "./usePostProps.tsx";

export const countNewItems: NonNullable<PageModule["countNewItems"]> = (
  shown,
  next,
  { language, search },
) => blogList.countNew(shown, next, language, blogList.readFilters(search));

const listId = "posts";

export default function Blog() {
  const { t } = useTranslation("blog");
  usePageHead({ title: t("meta.title"), description: t("meta.description") });
  const lang = useLanguage();
  const answered = useQueryReader();
  const [search, setSearch] = useSearchParams();
  const filters = blogList.readFilters(search);
  const field = useSearchText(filters.q, (q) =>
    setSearch(buildSearch({ ...filters, q, part: 1 }), typingOptions),
  );
  const told = useLatched(blogList.isFiltered(filters));
  const blog = blogList.findOpening(answered, lang);
  const counts = blogList.findCounts(answered, lang, filters);
  const messages = useListMessages();
  const { all, found } = counts;
  const lead = getLead(blog?.posts[0], filters);

  return (
    <>
      <PageHeader
        title={t("title")}
        eyebrow={
          all ? (
            <NewItems
              count={t("count", { count: all.count })}
              announce={(count) => t("news.count", { count })}
              show={(count) => t("news.show", { count })}
            />
          ) : (
            ""
          )
        }
        lead={t("lead")}
      />
      <Container paddingBlockStart="page">
        <Stack gap={7}>
          <BlogFilters filters={filters} counts={counts} search={field} />
          {lead && <Lead post={lead} excerpt={blog?.leadExcerpt ?? null} />}
        </Stack>
      </Container>
      <VisuallyHidden as="div">
        <span role="status">{told && found ? messages.results(found) : ""}</span>
      </VisuallyHidden>
      <ListBoundary>
        <BlogList filters={filters} list={listId} />
      </ListBoundary>
    </>
  );
}

function Lead({ post, excerpt }: { post: PostCard; excerpt: LocalizedText | null }) {
  const { image, ...props } = usePostProps()(post);
  if (!image) return null;
  return (
    <FeaturedPost
      {...props}
      image={image}
      excerpt={excerpt ? <Localized value={excerpt} /> : undefined}
    />
  );
}
