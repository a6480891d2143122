/** The trap's name on the page, in all forms: a name that no browser and no password manager fills. */
export const trapName = "remarks";

/**
 * A field that people never see and leave empty; programs that fill in everything fill it too, and
 * the server stores nothing of theirs. It is read-only for those that fill in for people: they
 * leave such a field alone.
 */
export const Trap = () => (
  <input
    type="text"
    name={trapName}
    readOnly
    tabIndex={-1}
    autoComplete="off"
    aria-hidden="true"
    hidden
  />
);
