/** A promise that never settles: React goes on waiting for it, where a rejection would show an error in place of the page. */
export const never = new Promise<never>(() => {});
