import { getFormElement } from "@agency/client/forms/formElement";
import { formPlaces } from "../../../shared/posted.ts";

/** A field that the visitor sees and has not filled in. */
const isEmpty = (element: Element): element is HTMLElement =>
  element instanceof HTMLInputElement &&
  element.value === "" &&
  element.type !== "hidden" &&
  !element.hidden;

/**
 * Scrolls to the enquiry and puts the focus into its first empty field.
 *
 * @returns false where there is no form, as after it was sent
 */
export function goToEnquiry(): boolean {
  const form = getFormElement(formPlaces.contact.anchor);
  if (!form) return false;
  const isStill =
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    document.documentElement.dataset.motion === "paused";
  const place = document.getElementById("form") ?? form;
  [...form.elements].find(isEmpty)?.focus({ preventScroll: true });
  place.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
  return true;
}
