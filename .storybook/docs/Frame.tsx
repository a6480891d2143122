import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef, useState } from "react";
import { useGlobals } from "./useGlobals.ts";

export interface FrameProps {
  storyId: string;
  language: "en" | "ar";
  /** Viewport in px. Content that is lower makes it lower. */
  width: number;
  height: number;
}

/** Up to this width, in px, frames are side by side. */
const phone = 480;

const names = { en: "English", ar: "Arabic" };

/** Story in a viewport of its own, scaled down to fit. */
export function Frame({ storyId, language, width, height }: FrameProps) {
  const { theme = "dark" } = useGlobals(useContext(DocsContext));
  const box = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  const [shown, setShown] = useState(height);
  const observer = useRef<ResizeObserver>(undefined);

  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)),
    );
    if (box.current) sizes.observe(box.current);
    return () => {
      sizes.disconnect();
      observer.current?.disconnect();
    };
  }, [width]);

  function measure({ contentDocument }: HTMLIFrameElement) {
    const root = contentDocument?.querySelector("#storybook-root");
    if (!root) return;
    let isFirst = true;
    observer.current?.disconnect();
    // Grows after the first measurement only: shrinking would change viewport units.
    observer.current = new ResizeObserver(() => {
      const content = Math.ceil(root.getBoundingClientRect().height);
      if (content === 0) return;
      const isShown = isFirst;
      isFirst = false;
      setShown((last) => Math.min(height, isShown ? content : Math.max(last, content)));
    });
    observer.current.observe(root);
  }

  const direction = language === "ar" ? "rtl" : "ltr";
  const globals = `theme:${theme};direction:${direction};language:${language}`;
  return (
    <figure
      className="agency-frame"
      style={{ maxInlineSize: width, gridColumn: width > phone ? "1 / -1" : undefined }}
      ref={box}
    >
      <div style={{ blockSize: shown * scale }}>
        <iframe
          key={theme}
          title={`${names[language]}, ${width} px wide`}
          src={`iframe.html?id=${storyId}&viewMode=story&framed&globals=${globals}`}
          loading="lazy"
          width={width}
          height={shown}
          style={{ scale }}
          onLoad={({ currentTarget }) => measure(currentTarget)}
        />
      </div>
      <figcaption>
        {names[language]}, {width} px
      </figcaption>
    </figure>
  );
}
