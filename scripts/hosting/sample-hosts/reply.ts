/** What a host answers, in the words of the request table. */
export type Reply = {
  status: number;
  /** The file whose text came back. */
  file?: string;
  location?: string;
  /** By lowercase name. */
  headers: Record<string, string | undefined>;
};

/** A host that can be asked for a whole address, such as `https://www.firm.example/about.html?q=1`. */
export type SampleHost = {
  ask(address: string): Promise<Reply>;
  close(): Promise<void>;
};

/** Scheme, host, path and query of an address, the path exactly as it was typed. */
export function partsOf(address: string): { scheme: 'http' | 'https'; host: string; path: string; query: string } {
  const [, scheme, host, path, query = ''] = /^(https?):\/\/([^/]+)([^?]*)(\?.*)?$/.exec(address) ?? [];
  if (!scheme || !host || !path) throw new Error(`Not a whole address: ${address}`);
  return { scheme: scheme as 'http' | 'https', host, path, query };
}
