import { createElement, type ReactNode, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Select } from "../src/forms/Select/index.ts";
import { TextArea } from "../src/forms/TextArea/index.ts";
import { TextField } from "../src/forms/TextField/index.ts";
import { AgencyProvider } from "../src/foundations/AgencyProvider/index.ts";
import { ToastProvider, useToast } from "../src/overlays/ToastProvider/index.ts";
import { lazyToasts } from "../src/overlays/ToastProvider/lazy.ts";
import { Button } from "../src/primitives/Button/index.ts";
import { Nav } from "../src/shell/Nav/index.ts";

const options = ["Branding", "Advertising", "Marketing", "Technology"];
const services = options.map((label) => ({ label, href: `#${label}` }));
const labels = {
  region: "Notifications",
  close: "Close",
  success: "Success:",
  error: "Error:",
  info: "Note:",
};
const message = "Thank you for subscribing to our newsletter!";

const drawing = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "square",
} as const;

function Shown() {
  const { toast } = useToast();
  useLayoutEffect(() => {
    toast({ title: message });
  }, [toast]);
  return null;
}

/** Components, and the same elements without the library. */
const parts: Record<string, { ours: () => ReactNode; plain: () => ReactNode }> = {
  Button: {
    ours: () => <Button>Send Message</Button>,
    plain: () => (
      <button type="button" className="button">
        Send Message
      </button>
    ),
  },
  TextField: {
    ours: () => (
      <TextField label="Email" name="email" type="email" errorMessage="This field is required" />
    ),
    plain: () => (
      <div className="field">
        <label htmlFor="email">Email</label>
        <div className="control">
          <input
            id="email"
            name="email"
            type="email"
            dir="ltr"
            aria-invalid
            aria-describedby="email-error"
          />
        </div>
        <p id="email-error">This field is required</p>
      </div>
    ),
  },
  Select: {
    ours: () => (
      <Select
        label="Service"
        name="service"
        options={options.map((label) => ({ value: label, label }))}
      />
    ),
    plain: () => (
      <div className="field">
        <label htmlFor="service">Service</label>
        <div className="control">
          <select id="service" name="service">
            {options.map((label) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </select>
          <svg {...drawing} aria-hidden="true" width="16" height="16">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </div>
      </div>
    ),
  },
  TextArea: {
    ours: () => <TextArea label="Message" name="message" />,
    plain: () => (
      <div className="field">
        <label htmlFor="message">Message</label>
        <div className="control">
          <textarea id="message" name="message" dir="auto" rows={4} />
        </div>
      </div>
    ),
  },
  Nav: {
    ours: () => (
      <Nav
        label="Main"
        brand="bayn"
        homeHref="#home"
        homeLabel="bayn, Home"
        menuLabels={{ open: "Open menu", close: "Close menu" }}
        items={[
          { label: "Home", href: "#home", current: true },
          { label: "About", href: "#about" },
          { id: "services", label: "Services", items: services },
          { label: "Contact", href: "#contact" },
        ]}
      />
    ),
    plain: () => (
      <header className="header">
        <div className="bar">
          <a href="#home" aria-label="bayn, Home" className="brand">
            bayn
          </a>
          <nav aria-label="Main">
            <ul className="items">
              <li>
                <a href="#home" aria-current="page" className="entry">
                  Home
                </a>
              </li>
              <li>
                <a href="#about" className="entry">
                  About
                </a>
              </li>
              <li>
                <button
                  type="button"
                  aria-expanded="false"
                  aria-controls="services"
                  className="entry"
                >
                  Services
                  <svg {...drawing} aria-hidden="true" width="18" height="18">
                    <path d="m6 9 6 6 6-6" />
                  </svg>
                </button>
                <div id="services" hidden className="panel" />
              </li>
              <li>
                <a href="#contact" className="entry">
                  Contact
                </a>
              </li>
            </ul>
          </nav>
          <button type="button" aria-label="Open menu" aria-expanded="false" aria-controls="menu">
            <svg {...drawing} aria-hidden="true" width="30" height="30">
              <path d="M3 8h18M3 16h18" />
            </svg>
          </button>
        </div>
        <div id="menu" hidden className="menu" />
      </header>
    ),
  },
  Toast: {
    ours: () => (
      <ToastProvider labels={labels}>
        <Shown />
      </ToastProvider>
    ),
    plain: () => (
      <div>
        <div className="hidden" role="status">
          {labels.success} {message}
        </div>
        <section aria-label="Notifications" className="viewport">
          <ol>
            <li className="toast" tabIndex={-1}>
              <svg {...drawing} aria-hidden="true" width="24" height="24">
                <path d="m5 12 5 5 9-10" />
              </svg>
              <div className="message">
                <span className="hidden">{labels.success} </span>
                {message}
              </div>
              <button type="button" aria-label="Close">
                <svg {...drawing} aria-hidden="true" width="18" height="18">
                  <path d="m6 6 12 12M18 6 6 18" />
                </svg>
              </button>
              <span aria-hidden="true" />
            </li>
          </ol>
        </section>
      </div>
    ),
  },
};

const root = createRoot(document.getElementById("root") as HTMLElement);
const all = Object.values(parts);

/** Mount time in ms, including effects. */
function mount(copies: ReactNode[]): number {
  // Children as arguments need no keys.
  const page = createElement(AgencyProvider, { language: "en" } as never, ...copies);
  const start = performance.now();
  flushSync(() => root.render(page));
  const time = performance.now() - start;
  flushSync(() => root.render(null));
  return time;
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Returns median mount times of alternating runs. */
export async function mounting(copies: number, runs: number) {
  // Code loading must not be measured.
  await lazyToasts.load();
  mount([parts.Toast?.ours()]);
  await new Promise((resolve) => setTimeout(resolve, 50));

  const measured: Record<string, { ours: number; plain: number }> = {};
  for (const [name, wanted] of [
    ...Object.entries(parts).map(([name, part]) => [name, [part]] as const),
    ["all", all] as const,
  ]) {
    const times: Record<"ours" | "plain", number[]> = { ours: [], plain: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const kind of run % 2 ? (["ours", "plain"] as const) : (["plain", "ours"] as const)) {
        const made = Array.from({ length: copies }, () => wanted.map((part) => part[kind]()));
        times[kind].push(mount(made.flat()));
        // Cleanup must not be part of the next run.
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    }
    // Skips runs before JIT optimization.
    measured[name] = { ours: median(times.ours.slice(50)), plain: median(times.plain.slice(50)) };
  }
  return measured;
}
