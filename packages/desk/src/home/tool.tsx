import type { Tool } from "sanity";
import { route, StateLink, useRouterState } from "sanity/router";
import { Calendar } from "./Calendar.tsx";
import { getCurrentMonth } from "./format.ts";
import { Home } from "./Home.tsx";
import styles from "./home.module.css";

/** Start page and calendar. Requires the server's session. */
export const homeTool: Tool = {
  name: "home",
  title: "Home",
  router: route.create("/", [route.create("/calendar/:month")]),
  component: HomeTool,
};

const isMonth = (text: unknown): text is string =>
  typeof text === "string" && /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/.test(text);

function HomeTool() {
  const month = useRouterState((state) => state.month);
  const isCalendar = month !== undefined;
  return (
    <main className={styles.root}>
      <div className={styles.bar}>
        <h1 className={styles.title}>{isCalendar ? "Calendar" : "Home"}</h1>
        <nav className={styles.bar} aria-label="Views">
          <StateLink
            className={styles.tab}
            state={{}}
            aria-current={isCalendar ? undefined : "page"}
          >
            Home
          </StateLink>
          <StateLink
            className={styles.tab}
            state={{ month: getCurrentMonth() }}
            aria-current={isCalendar ? "page" : undefined}
          >
            Calendar
          </StateLink>
        </nav>
      </div>
      {isCalendar ? <Calendar month={isMonth(month) ? month : getCurrentMonth()} /> : <Home />}
    </main>
  );
}
