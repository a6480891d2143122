import { getFormElement } from "@agency/client/forms/formElement";
import { formLocations } from "../../../shared/formLocations.ts";

const isEmpty = (element: Element): element is HTMLElement =>
  element instanceof HTMLInputElement &&
  element.value === "" &&
  element.type !== "hidden" &&
  !element.hidden;

/** Focuses the form's first empty field. @returns `false` without a form */
export function focusEnquiryForm(): boolean {
  const form = getFormElement(formLocations.contact.anchor);
  if (!form) return false;
  const isStill =
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    document.documentElement.dataset.motion === "paused";
  const place = document.getElementById("form") ?? form;
  [...form.elements].find(isEmpty)?.focus({ preventScroll: true });
  place.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
  return true;
}
