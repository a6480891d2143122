type Defined<Props> = {
  [Key in keyof Props as undefined extends Props[Key] ? never : Key]: Props[Key];
} & {
  [Key in keyof Props as undefined extends Props[Key] ? Key : never]?: Exclude<
    Props[Key],
    undefined
  >;
};

/** Removes undefined props, for React Aria's exact optional types. */
export const omitUndefined = <Props extends object>(props: Props) =>
  Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Defined<Props>;
