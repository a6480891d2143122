import { useState } from "react";
import { formatCount } from "./format.ts";
import { PictureCard } from "./PictureCard.tsx";
import styles from "./pictures.module.css";
import { usePictures } from "./usePictures.ts";

/** Lists all pictures with their text alternatives and uses. */
export function Pictures() {
  const [search, setSearch] = useState("");
  const [isUnusedOnly, setUnusedOnly] = useState(false);
  const { page, problem, more } = usePictures({ search, isUnusedOnly });
  return (
    <main className={styles.root}>
      <div className={styles.bar}>
        <h1 className={styles.title}>Images</h1>
        <label className={styles.label}>
          Search
          <input
            type="search"
            dir="auto"
            className={styles.control}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isUnusedOnly}
            onChange={({ currentTarget }) => setUnusedOnly(currentTarget.checked)}
          />
          Unused only
        </label>
      </div>
      <p className={styles.quiet}>
        Alt text is saved with the image. Forms suggest it wherever you use the image.
      </p>
      <p role="status" className={styles.status}>
        {problem ?? (page ? formatCount(page.total) : "Loading…")}
      </p>
      <ul className={styles.pictures}>
        {page?.pictures.map((picture) => (
          <li key={picture.id}>
            <PictureCard picture={picture} mayWriteEnglish={page.mayWriteEnglish} />
          </li>
        ))}
      </ul>
      {page && page.pictures.length < page.total && (
        <button type="button" className={styles.control} onClick={() => void more()}>
          Show more
        </button>
      )}
    </main>
  );
}
