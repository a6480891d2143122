import { ButtonLink } from "@agency/ui/Button";
import { PageHeader } from "@agency/ui/PageHeader";

interface MessagePageProps {
  title: string;
  text: string;
  home: string;
  back: string;
}

export const MessagePage = ({ title, text, home, back }: MessagePageProps) => (
  <PageHeader
    title={title}
    size="d2"
    lead={text}
    actions={<ButtonLink href={home}>{back}</ButtonLink>}
  />
);
