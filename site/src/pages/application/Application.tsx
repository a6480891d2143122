import { useContext } from "react";
import { ApplicantContext } from "../../applicant.ts";
import { Invalid } from "./Invalid.tsx";
import { Own } from "./Own.tsx";
import { Question } from "./Question.tsx";

/** Only the server resolves the token. */
export const load = async () => false;

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
