/** Rejects after `limit` ms. The work itself goes on. */
export function within<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("timeout")), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
