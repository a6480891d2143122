import { Localized } from "@agency/client/components/Localized";
import { getThemedImage } from "@agency/client/content/imageSource";
import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { listSeparator } from "@agency/client/format";
import { useLanguage, useQuery } from "@agency/client/navigation";
import { translate } from "@agency/content/language";
import { homeQuery } from "@agency/content/queries/home";
import { Container } from "@agency/ui/Container";
import { Reveal } from "@agency/ui/Reveal";
import { Testimonial } from "@agency/ui/Testimonial";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";

export function Quote() {
  return (
    <ContentBoundary failed={() => null}>
      <ClientQuote />
    </ContentBoundary>
  );
}

function ClientQuote() {
  const language = useLanguage();
  const marked = useLangAttributes();
  const { testimonial } = useQuery(homeQuery, { lang: language });
  if (!testimonial) return null;
  const { text, author, position, clientName, testimonialPortraits } = testimonial;
  return (
    <Container paddingBlockStart="section">
      <Reveal>
        <Testimonial
          quote={text.text}
          portrait={getThemedImage(...testimonialPortraits)}
          attribution={
            <>
              <Localized value={author ?? clientName} />
              {position && (
                <>
                  {translate(listSeparator, language)}
                  <Localized value={position} />
                </>
              )}
            </>
          }
          {...marked(text.lang)}
        />
      </Reveal>
    </Container>
  );
}
