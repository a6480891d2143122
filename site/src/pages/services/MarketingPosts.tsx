import { useLanguage, useQuery } from "@agency/client/navigation";
import { postPageQuery } from "@agency/content/queries/blog";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { List, ListItem } from "@agency/ui/List";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { usePostProps } from "../blog/usePostProps.tsx";
import { getMarketingPostsParams, marketingCategory } from "./marketingPostsParams.ts";

export function MarketingPosts() {
  return (
    <ContentBoundary failed={(message) => <PostsSection>{message}</PostsSection>}>
      <Posts />
    </ContentBoundary>
  );
}

function PostsSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation("services");
  return (
    <Section
      id="posts"
      label={t("marketing.posts.label")}
      meta={t("marketing.posts.note")}
      level={2}
    >
      {children}
    </Section>
  );
}

function Posts() {
  const { t } = useTranslation("services");
  const postProps = usePostProps();
  const posts = useQuery(postPageQuery, getMarketingPostsParams(useLanguage()));
  if (posts.length === 0) return null;
  return (
    <PostsSection>
      <Container>
        <Stack gap={6}>
          <List aria-label={t("marketing.posts.label")}>
            {posts.map((post) => {
              const { title, href, date, category: label, image } = postProps(post, "short");
              return (
                <ListItem
                  key={post.slug}
                  size="h4"
                  title={title}
                  href={href}
                  meta={[date, label]}
                  cover={image && { image }}
                />
              );
            })}
          </List>
          <Link
            variant="line"
            href={`/blog?${new URLSearchParams({ category: marketingCategory })}`}
          >
            {t("marketing.posts.all")}
          </Link>
        </Stack>
      </Container>
    </PostsSection>
  );
}
