/** A field that people never see and leave empty. */
export const Trap = ({ name }: { name: string }) => (
  <input type="text" name={name} tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
);
