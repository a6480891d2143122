import { formatTime } from "../time.ts";
import styles from "./Header.module.css";

/** Times are ISO 8601. */
export interface PreviewLink {
  id: string;
  path: string;
  /** Name of the maker. */
  by: string;
  at: string;
  until: string;
  canRevoke: boolean;
}

interface LinkTableProps {
  /** @default the links could not be read */
  links: readonly PreviewLink[] | undefined;
  onRevoke: (id: string) => Promise<void>;
}

export function LinkTable({ links, onRevoke }: LinkTableProps) {
  return (
    <>
      <h3 className={styles.heading}>Active links</h3>
      {!links && <p>Couldn’t load the links. Close this and open it again.</p>}
      {links?.length === 0 && <p>No active links.</p>}
      {links && links.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Created by</th>
                <th scope="col">Expires</th>
                <th scope="col">Actions</th>
              </tr>
            </thead>
            <tbody>
              {links.map((link) => {
                const page = decodeURI(link.path);
                return (
                  <tr key={link.id}>
                    <th scope="row">
                      <bdi dir="ltr">{page}</bdi>
                    </th>
                    <td>
                      <bdi>{link.by}</bdi>
                      <div className={styles.quiet}>
                        <time dateTime={link.at}>{formatTime(link.at)}</time>
                      </div>
                    </td>
                    <td>
                      <time dateTime={link.until}>{formatTime(link.until)}</time>
                    </td>
                    <td>
                      {link.canRevoke && (
                        <button
                          type="button"
                          className={styles.control}
                          aria-label={`Revoke the link to ${page}, created ${formatTime(link.at)}`}
                          onClick={() => void onRevoke(link.id)}
                        >
                          Revoke
                        </button>
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
