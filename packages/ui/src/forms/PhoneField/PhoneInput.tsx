import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import * as line from "../../internal/fieldLine.css.ts";
import { useHydrated } from "../../internal/useClientValue.ts";
import { country as countryMessage } from "../../messages/forms.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { ChevronIcon } from "../../primitives/Icons/index.ts";
import type { FieldLabels } from "../Field/index.ts";
import type { FieldControl } from "../Field/useField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";
import { callingCodes } from "./callingCodes.ts";
import * as styles from "./PhoneField.css.ts";
import type { PhoneCountry, PhoneFieldProps } from "./PhoneField.tsx";
import type { parsePhoneNumber } from "./parsePhoneNumber.ts";

type PhoneInputProps = Omit<
  PhoneFieldProps,
  keyof FieldLabels | "countries" | "locale" | "id" | "className" | "aria-describedby"
> & { control: FieldControl; countries: readonly PhoneCountry[]; locale: string };

interface Phone {
  country: PhoneCountry;
  /** Input text. */
  text: string;
  /** Submitted value. */
  value: string;
}

/** Removes the calling code of `country`. Other countries need libphonenumber. */
function splitCallingCode(value: string, country: PhoneCountry): Phone {
  const code = `+${callingCodes.get(country)}`;
  const text = value.startsWith(code) ? value.slice(code.length) : value;
  return { country, text, value };
}

/** Isolated from right-to-left names. */
const getCode = (country: PhoneCountry) => `\u2066+${callingCodes.get(country)}\u2069`;

/** Adds country names after hydration, as the server's may differ. */
function useCountryOptions(countries: readonly PhoneCountry[], locale: string, hasNames: boolean) {
  return useMemo(() => {
    if (!hasNames)
      return countries.map((country) => ({ country, label: `${country} ${getCode(country)}` }));
    const names = new Intl.DisplayNames(locale, { type: "region" });
    const { compare } = new Intl.Collator(locale);
    return countries
      .map((country) => ({ country, label: `${names.of(country)} ${getCode(country)}` }))
      .sort((a, b) => compare(a.label, b.label));
  }, [countries, locale, hasNames]);
}

export function PhoneInput({
  control,
  countries,
  countryLabel,
  defaultCountry,
  locale,
  name,
  value,
  defaultValue = "",
  onValueChange,
  autoComplete = "tel",
  placeholder,
  required,
  disabled,
  ref,
  ...attributes
}: PhoneInputProps) {
  const hydrated = useHydrated();
  const busy = useFormBusy();
  const message = useMessage();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [phone, setPhone] = useState(() => splitCallingCode(value ?? defaultValue, defaultCountry));
  const [parseNumber, setParseNumber] = useState<typeof parsePhoneNumber>();
  const options = useCountryOptions(countries, locale, hydrated);

  if (value !== undefined && value !== phone.value)
    setPhone(splitCallingCode(value, phone.country));

  const change = (text: string, country: PhoneCountry, shouldFormat = false) => {
    const number = text.trim() === "" ? undefined : parseNumber?.(text, country);
    const found = number?.country && countries.includes(number.country) ? number.country : country;
    const next = {
      country: found,
      // On blur only: formatting moves the caret.
      text: shouldFormat && number?.valid && found === number.country ? number.national : text,
      value: number?.value ?? text.trim(),
    };
    setPhone(next);
    if (next.value !== phone.value || found !== phone.country) {
      onValueChange?.(next.value, { valid: number?.valid ?? false, country: found });
    }
  };
  useFormReset(input, () => {
    setPhone(splitCallingCode(defaultValue, defaultCountry));
    onValueChange?.(defaultValue, { valid: false, country: defaultCountry });
  });

  const load = () => {
    if (parseNumber) return;
    import("./parsePhoneNumber.ts").then(
      (module) => setParseNumber(() => module.parsePhoneNumber),
      // Keeps the typed number. The next focus retries.
      () => {},
    );
  };
  // Parses input from before libphonenumber loaded. A later effect would undo a key in between.
  const reparse = useEffectEvent(() => {
    if (phone.text !== "") change(phone.text, phone.country);
  });
  useLayoutEffect(() => {
    if (parseNumber) reparse();
  }, [parseNumber]);

  return (
    <>
      <span className={styles.country}>
        <select
          aria-label={countryLabel ?? message(countryMessage)}
          name={hydrated || !name ? undefined : `${name}-country`}
          value={phone.country}
          disabled={disabled}
          aria-disabled={busy || undefined}
          className={styles.select}
          onFocus={load}
          onKeyDown={busy ? (event) => event.key !== "Tab" && event.preventDefault() : undefined}
          onChange={(event) => change(phone.text, event.target.value as PhoneCountry)}
        >
          {options.map(({ country, label }) => (
            <option key={country} value={country}>
              {label}
            </option>
          ))}
        </select>
        <span aria-hidden="true" className={styles.code}>
          <bdi dir="ltr">+{callingCodes.get(phone.country)}</bdi>
          <ChevronIcon size={16} />
        </span>
      </span>
      <input
        {...attributes}
        {...control}
        ref={input}
        type="tel"
        dir="ltr"
        name={hydrated ? undefined : name}
        value={phone.text}
        autoComplete={autoComplete}
        placeholder={placeholder}
        required={required}
        disabled={disabled}
        readOnly={busy}
        className={line.input}
        onFocus={load}
        onChange={(event) => change(event.target.value, phone.country)}
        onBlur={() => phone.text !== "" && change(phone.text, phone.country, true)}
      />
      {hydrated && name && (
        <input type="hidden" name={name} value={phone.value} disabled={disabled} />
      )}
    </>
  );
}
