import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { Heading, WholeWords } from "@agency/ui/Heading";
import { renderToString } from "react-dom/server";

/** Renders a heading for each word, by default in the page's language. */
export const renderWords = (text: string, lang?: string): string =>
  renderToString(
    <AgencyProvider language="en">
      {text.split(" ").map((word) => (
        <Heading key={word} level={1} lang={lang}>
          <WholeWords>{word}</WholeWords>
        </Heading>
      ))}
    </AgencyProvider>,
  );
