import { Container } from "@agency/ui/Container";
import { FeaturedPostSkeleton } from "@agency/ui/FeaturedPost";
import { PostRowsSkeleton } from "@agency/ui/PostRows";
import { SkeletonText } from "@agency/ui/Skeleton";
import { Split } from "@agency/ui/Split";
import { Stack } from "@agency/ui/Stack";
import { useSearchParams } from "react-router";
import { BlogFilters } from "./BlogFilters.tsx";
import { readFilters } from "./filters.ts";

/** The place of the list, its filters and its sidebar. */
export function BlogSkeleton() {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const filtered = Boolean(filters.q || filters.category || filters.tag);
  return (
    <>
      <Container before="page">
        <Stack gap={7}>
          <BlogFilters filters={filters} controls="posts" />
          {!filtered && <FeaturedPostSkeleton />}
        </Stack>
      </Container>
      <Container before="page">
        <Split
          ratio="8-3"
          main={<PostRowsSkeleton />}
          side={<SkeletonText lines={6} length={90} />}
        />
      </Container>
    </>
  );
}
