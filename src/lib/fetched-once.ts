import { throwChunkLoadError } from './chunk-load-error.ts';

/**
 * Makes a function that fetches the content of each file once a visit, because a component that suspends must get the same
 * promise again. A failed request is forgotten, so that the next click makes a new one.
 */
export function fetchedOnce<File extends string, Content>(
  load: (file: File) => Promise<Content>,
): (file: File) => Promise<Content> {
  const requests = new Map<File, Promise<Content>>();
  return (file) => {
    const request =
      requests.get(file) ??
      load(file).catch((cause) => {
        requests.delete(file);
        throwChunkLoadError(cause, file);
      });
    requests.set(file, request);
    return request;
  };
}
