import { createRoot } from "react-dom/client";
import { AgencyProvider } from "../src/foundations/AgencyProvider/index.ts";
import { ParticleBackground } from "../src/shell/ParticleBackground/index.ts";

const host = () => document.getElementById("root") as HTMLElement;

/** Starts the library's dots. `inWorker: false` takes from the browser what a worker needs. */
export function ours(count: number, inWorker: boolean): void {
  if (!inWorker) {
    delete (HTMLCanvasElement.prototype as { transferControlToOffscreen?: unknown })
      .transferControlToOffscreen;
  }
  createRoot(host()).render(
    <AgencyProvider language="en">
      <ParticleBackground count={count} />
    </AgencyProvider>,
  );
}

/** What one writes first: every dot is compared with every other, every link is a stroke. */
export function doubleLoop(count: number): void {
  const canvas = document.createElement("canvas");
  canvas.width = window.innerWidth;
  canvas.height = window.innerHeight;
  host().append(canvas);
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const dots = Array.from({ length: count }, () => ({
    x: Math.random() * canvas.width,
    y: Math.random() * canvas.height,
    vx: (Math.random() - 0.5) * 0.3,
    vy: (Math.random() - 0.5) * 0.3,
    radius: 1 + Math.random() * 2,
    opacity: 0.2 + Math.random() * 0.5,
  }));
  const frame = () => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    dots.forEach((dot, at) => {
      dot.x += dot.vx;
      dot.y += dot.vy;
      if (dot.x < 0 || dot.x > canvas.width) dot.vx *= -1;
      if (dot.y < 0 || dot.y > canvas.height) dot.vy *= -1;
      context.beginPath();
      context.arc(dot.x, dot.y, dot.radius, 0, Math.PI * 2);
      context.fillStyle = `rgba(255, 137, 6, ${dot.opacity})`;
      context.fill();
      for (let next = at + 1; next < dots.length; next += 1) {
        const other = dots[next] as (typeof dots)[number];
        const dx = dot.x - other.x;
        const dy = dot.y - other.y;
        const distance = Math.sqrt(dx * dx + dy * dy);
        if (distance >= 100) continue;
        context.beginPath();
        context.strokeStyle = `rgba(255, 137, 6, ${0.1 * (1 - distance / 100)})`;
        context.moveTo(dot.x, dot.y);
        context.lineTo(other.x, other.y);
        context.stroke();
      }
    });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
