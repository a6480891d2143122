import { Container } from "@agency/ui/Container";
import { SkeletonText } from "@agency/ui/Skeleton";
import { Split } from "@agency/ui/Split";
import { Stack } from "@agency/ui/Stack";
import { WorkSkeleton } from "@agency/ui/Work";

/** The place of the list and its filters. */
export function ListSkeleton() {
  return (
    <>
      <Container before="page">
        <Split
          ratio="8-4"
          main={
            <Stack gap={5}>
              <SkeletonText size="sm" lines={3} length={90} />
              <SkeletonText size="sm" lines={3} length={80} />
            </Stack>
          }
          side={<SkeletonText size="body" />}
        />
      </Container>
      <Container before="page">
        <WorkSkeleton />
      </Container>
    </>
  );
}
