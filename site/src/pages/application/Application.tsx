import { useContext } from "react";
import { ApplicantContext } from "../../applicant.ts";
import { Invalid } from "./Invalid.tsx";
import { Own } from "./Own.tsx";
import { Question } from "./Question.tsx";

/** Only the server knows what an address of this page stands for: asked in any other way there is none. */
export const load = async () => false;

/** The page of an application behind the link in its mails, whole without a script. */
export default function Application() {
  const applicant = useContext(ApplicantContext);
  switch (applicant?.kind) {
    case "application":
      return <Own page={applicant} />;
    case "confirm":
    case "over":
      return <Question page={applicant} />;
    default:
      return <Invalid kind={applicant?.kind ?? "invalid"} />;
  }
}
