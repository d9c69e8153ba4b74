/** Asks for a value once, however often it is called; again only if that failed. */
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
