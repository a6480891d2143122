// Compatible with Node.js types, without depending on them.
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string | undefined;
  }
  interface Process {
    env: ProcessEnv;
  }
}
declare var process: NodeJS.Process;
