import { Container } from "@agency/ui/Container";
import { PostRowsSkeleton } from "@agency/ui/PostRows";
import { SkeletonText } from "@agency/ui/Skeleton";
import { Split } from "@agency/ui/Split";

/** The place of the list and of what stands beside it. */
export function BlogSkeleton() {
  return (
    <Container before="page">
      <Split
        ratio="8-3"
        main={<PostRowsSkeleton />}
        side={<SkeletonText lines={6} length={90} />}
      />
    </Container>
  );
}
