/**
 * The environment of a program that a test starts, whatever else is in it: what Node has compiled of
 * its sources is kept from one start to the next, as half of a start goes by in compiling.
 */
export const programEnv = {
  PATH: process.env.PATH ?? "",
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
};
