// The one thing of Node that bundlers know as well; the same as in Node's own types, so that both
// can stand in one program, and the build needs no others.
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string | undefined;
  }
  interface Process {
    env: ProcessEnv;
  }
}
declare var process: NodeJS.Process;
