import { useEffect, useRef, useState } from "react";
import { refuse } from "../refusals/refusals.ts";

/** After the last key, in ms. */
const saveDelay = 800;

interface Saved {
  text: string;
  /** Announced result. */
  status: string;
  change: (text: string) => void;
  /** Saves at once. */
  flush: () => void;
}

/** State saved after a delay, and when the field is left or removed. */
export function useSaved(initial: string, save: (text: string) => Promise<void>): Saved {
  const [text, setText] = useState(initial);
  const [status, setStatus] = useState("");
  const latest = useRef({ text: initial, saved: initial, save });
  const queue = useRef(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGone = useRef(false);
  latest.current.save = save;

  function flush(): void {
    clearTimeout(timer.current);
    queue.current = queue.current.then(async () => {
      const { text: next, saved } = latest.current;
      if (next === saved) return;
      try {
        await latest.current.save(next);
        latest.current.saved = next;
        setStatus("Saved.");
      } catch (error) {
        const sentence = (error as Error).message;
        if (isGone.current) refuse({ title: `“${next}” wasn’t saved.`, sentence });
        else setStatus(sentence);
      }
    });
  }

  const flushRef = useRef(flush);
  flushRef.current = flush;
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      flushRef.current();
    };
  }, []);

  function change(next: string): void {
    setText(next);
    setStatus("");
    latest.current.text = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, saveDelay);
  }

  return { text, status, change, flush };
}
