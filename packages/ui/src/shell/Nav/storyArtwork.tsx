import { vars } from "../../theme/vars.css.ts";

export function StoryArtwork({ turns }: { turns: number }) {
  const lines = Array.from({ length: 24 }, (_, at) => {
    const bend = 150 + (at - 12) * turns * 4;
    return `M20 ${20 + at * 12} Q 150 ${bend} 280 ${296 - at * 12}`;
  });
  return (
    <svg viewBox="0 0 300 316" fill="none" role="presentation">
      <rect width="300" height="316" fill={vars.color.bg2} />
      {lines.map((d) => (
        <path key={d} d={d} stroke={vars.color.fg} strokeOpacity="0.45" />
      ))}
      <path d="M20 164 Q 150 60 280 164" stroke={vars.color.line} strokeWidth="3" />
      <circle cx="20" cy="164" r="7" fill={vars.color.line} />
      <path d="m280 155 9 9-9 9-9-9Z" fill={vars.color.line} />
    </svg>
  );
}
