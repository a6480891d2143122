import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { ButtonLink } from "@agency/ui/Button";
import { Hero } from "@agency/ui/Hero";
import { Main } from "@agency/ui/Main";
import "@agency/ui/theme.css";
import "@agency/ui/Button/styles.css";
import "@agency/ui/Main/styles.css";
import "@agency/ui/Hero/styles.css";

export const Welcome = () => (
  <Hero
    title="Bread, baked at four"
    lead="Sourdough, flatbread and date loaves. Order by noon and collect the next morning."
    actions={<ButtonLink href="/order">Order for tomorrow</ButtonLink>}
  />
);

export default function App() {
  return (
    <AgencyProvider language="en">
      <Main id="main">
        <Welcome />
      </Main>
    </AgencyProvider>
  );
}
