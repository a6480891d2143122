import { useQuery } from "@agency/client/navigation";
import { translate } from "@agency/content/language";
import { homeQuery } from "@agency/content/queries/home";
import { Container } from "@agency/ui/Container";
import { Reveal } from "@agency/ui/Reveal";
import { Testimonial } from "@agency/ui/Testimonial";
import { comma, useMarked } from "../../contentText.ts";
import { Localized } from "../../Localized.tsx";
import { themedPicture } from "../../picture.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { useLanguage } from "../../useLanguage.ts";

/** What one client says; nothing where nobody says anything. */
export function Quote() {
  return (
    <ContentBoundary failed={() => null}>
      <ClientQuote />
    </ContentBoundary>
  );
}

function ClientQuote() {
  const language = useLanguage();
  const marked = useMarked();
  const { testimonial } = useQuery(homeQuery, { lang: language });
  if (!testimonial) return null;
  const { text, author, position, clientName, testimonialPortraits } = testimonial;
  return (
    <Container before="section">
      <Reveal>
        <Testimonial
          quote={text.text}
          portrait={themedPicture(...testimonialPortraits)}
          attribution={
            <>
              <Localized of={author ?? clientName} />
              {position && (
                <>
                  {translate(comma, language)}
                  <Localized of={position} />
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
