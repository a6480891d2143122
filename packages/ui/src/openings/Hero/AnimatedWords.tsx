import { Fragment } from "react";
import * as styles from "./Hero.css.ts";
import { useKashidaAnimation } from "./useKashidaAnimation.ts";

function AnimatedKashida({ stretched }: { stretched: string }) {
  return (
    <span className={styles.stretch}>
      <span className={styles.stretched}>{stretched}</span>
      <span className={styles.stretching}>{useKashidaAnimation(stretched)}</span>
    </span>
  );
}

interface AnimatedWordsProps {
  children: string;
  stretch?: { word: string; stretched: string } | undefined;
}

/** Animates the words of a text line by line. */
export function AnimatedWords({ children, stretch }: AnimatedWordsProps) {
  const parts = children.split(/( |\n)/).filter(Boolean);
  return parts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stateless
    <Fragment key={index}>
      {text === "\n" ? (
        <br />
      ) : text === " " ? (
        " "
      ) : (
        <span className={styles.word} data-word="">
          {text === stretch?.word ? <AnimatedKashida stretched={stretch.stretched} /> : text}
        </span>
      )}
    </Fragment>
  ));
}
