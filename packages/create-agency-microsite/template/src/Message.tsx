import { ButtonLink } from "@agency/ui/Button";
import { PageHeader } from "@agency/ui/PageHeader";

interface MessageProps {
  title: string;
  text: string;
  home: string;
  back: string;
}

export const Message = ({ title, text, home, back }: MessageProps) => (
  <PageHeader
    title={title}
    size="d2"
    lead={text}
    action={<ButtonLink href={home}>{back}</ButtonLink>}
  />
);
