import { useContext } from "react";
import { ApplicantContext } from "../../ApplicantContext.ts";
import { ApplicationStatus } from "./ApplicationStatus.tsx";
import { ConfirmLink } from "./ConfirmLink.tsx";
import { InvalidLink } from "./InvalidLink.tsx";

export default function Application() {
  const applicant = useContext(ApplicantContext);
  switch (applicant?.kind) {
    case "application":
      return <ApplicationStatus page={applicant} />;
    case "confirm":
    case "over":
      return <ConfirmLink page={applicant} />;
    default:
      return <InvalidLink kind={applicant?.kind ?? "invalid"} />;
  }
}
