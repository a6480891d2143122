interface LanternProps {
  x: number;
  y: number;
  width: number;
  ink: string;
  accent: string;
}

export function Lantern({ x, y, width, ink, accent }: LanternProps) {
  const scale = Math.round((width / 76) * 1e3) / 1e3;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(0 -62.6)`}>
      <path
        d="M3.2 62.6C3.2 30 11 3.2 40 3.2c5 0 10.5.6 16 2"
        fill="none"
        stroke={ink}
        strokeWidth={6.5}
      />
      <circle cx={62.6} cy={20.9} r={13.4} fill={accent} />
    </g>
  );
}
