import {
  Button,
  CallToAction,
  Container,
  FeatureList,
  Form,
  Main,
  PageHeader,
  Section,
  SectionTitle,
  Stack,
  SubmitButton,
  TextField,
} from "@agency/ui";

export function Page() {
  return (
    <Main id="main">
      <PageHeader title="Services" eyebrow="Six disciplines" lead="From idea to market." />
      <Section id="why" label="Why us">
        <Container>
          <SectionTitle>One team carries the work.</SectionTitle>
          <FeatureList
            items={[
              { title: "The accounts are yours", description: "In your company's name." },
              { title: "Stopped in time", description: "What does not work is paused." },
            ]}
          />
        </Container>
      </Section>
      <Section id="contact" label="Contact">
        <Container>
          <Form action="/contact" method="post">
            <Stack gap={5}>
              <TextField label="Name" name="name" autoComplete="name" required />
              <TextField label="Email" name="email" type="email" autoComplete="email" required />
              <SubmitButton busyLabel="Sending...">Send message</SubmitButton>
            </Stack>
          </Form>
        </Container>
      </Section>
      <CallToAction title="Or tell us by phone." actions={<Button>Call us</Button>} />
    </Main>
  );
}
