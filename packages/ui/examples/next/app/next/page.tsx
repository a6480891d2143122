import { Container } from "@agency/ui/Container";
import { Heading } from "@agency/ui/Heading";

export default function NextPage() {
  return (
    <Container as="main" paddingBlockStart="page">
      <Heading level={1} size="d2">
        الصفحة التالية
      </Heading>
    </Container>
  );
}
