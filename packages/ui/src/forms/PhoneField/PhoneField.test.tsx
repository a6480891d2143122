import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { callingCodes } from "./callingCodes.ts";
import { PhoneField, type PhoneFieldProps } from "./index.ts";

const field = (props: Partial<PhoneFieldProps> = {}) => (
  <AgencyProvider language="en">
    <form>
      <PhoneField
        label="Phone"
        countryLabel="Country"
        defaultCountry="AE"
        name="phone"
        {...props}
      />
    </form>
  </AgencyProvider>
);
const sent = () =>
  new FormData(screen.getByRole<HTMLInputElement>("textbox").form as HTMLFormElement).get("phone");

describe("PhoneField", () => {
  it("has the countries and codes of libphonenumber", () => {
    expect(Object.fromEntries(callingCodes)).toEqual(
      Object.fromEntries(getCountries().map((code) => [code, getCountryCallingCode(code)])),
    );
  });

  it("reads a number that was written before libphonenumber had loaded", async () => {
    const onValueChange = vi.fn();
    render(field({ onValueChange }));
    const input = screen.getByRole("textbox");
    fireEvent.change(input, { target: { value: "050 123 4567" } });
    expect(sent()).toBe("050 123 4567");
    fireEvent.focus(input);
    await waitFor(() => expect(sent()).toBe("+971501234567"));
    expect(onValueChange).toHaveBeenLastCalledWith("+971501234567", { valid: true, country: "AE" });
  });

  it("says of a number that is none that it is not valid", async () => {
    const onValueChange = vi.fn();
    render(field({ onValueChange }));
    await userEvent.type(screen.getByRole("textbox"), "12");
    await waitFor(() => expect(sent()).toBe("+97112"));
    expect(onValueChange).toHaveBeenLastCalledWith("+97112", { valid: false, country: "AE" });
  });

  it("reads it anew in another country", async () => {
    render(field({ defaultValue: "+971501234567" }));
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("501234567");
    await userEvent.selectOptions(screen.getByRole("combobox"), "SA");
    await waitFor(() => expect(sent()).toBe("+966501234567"));
  });

  it("goes back to its first number with its form", async () => {
    const { container } = render(field({ defaultValue: "+971501234567" }));
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "5" } });
    act(() => container.querySelector("form")?.reset());
    expect(sent()).toBe("+971501234567");
  });

  it("sends the number and the country without scripts", () => {
    const container = document.createElement("div");
    container.innerHTML = renderToString(field({ countries: ["AE", "SA"] }));
    const data = new FormData(container.querySelector("form") as HTMLFormElement);
    expect([...data]).toEqual([
      ["phone-country", "AE"],
      ["phone", ""],
    ]);
  });
});
