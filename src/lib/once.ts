/** Loads a value once, however often it is called; after a failure, the next call tries again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let request: Promise<Value> | undefined;
  return () => {
    request ??= load().catch((error) => {
      request = undefined;
      throw error;
    });
    return request;
  };
}
