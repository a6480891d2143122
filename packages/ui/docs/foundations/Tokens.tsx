import { base } from "@agency/tokens";
import file from "@agency/tokens/base.tokens.json";
import type { ReactNode } from "react";

export type TokenGroup = "space" | "grid" | "breakpoint" | "elevation" | "line" | "layer";

interface DescribedToken {
  $description?: string;
}

/** Tokens of a group with their values and descriptions. */
export function Tokens({
  group,
  draw,
}: {
  group: TokenGroup;
  /** Draws a value to scale. */
  draw?: (value: string) => ReactNode;
}) {
  const tokens: Record<string, unknown> = file[group];
  const getUse = (name: string) => (tokens[name] as DescribedToken).$description;
  const isDescribed = draw || Object.keys(base[group]).some(getUse);
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          {isDescribed && <th>{draw ? "To scale" : "Use"}</th>}
        </tr>
      </thead>
      <tbody>
        {Object.entries(base[group]).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>
                {group}.{name}
              </code>
            </td>
            <td>{value}</td>
            {isDescribed && <td>{draw ? draw(String(value)) : getUse(name)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
