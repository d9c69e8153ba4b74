import { useEffect, useRef, useState } from 'react';

const requests = new Map<string, Promise<string>>();
const fetched = new Map<string, string>();

/** Fetches a drawing's markup, once per visit; a request that failed is made again at the next call. */
export function preloadSvg(url: string): Promise<string> {
  let request = requests.get(url);
  if (!request) {
    request = fetch(url).then(async (response) => {
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
      const markup = await response.text();
      fetched.set(url, markup);
      return markup;
    });
    request.catch(() => requests.delete(url));
    requests.set(url, request);
  }
  return request;
}

interface InlineSvgProps {
  /** The markup, in the prerender. The browser's build does not carry it. */
  html: string | undefined;
  /** The same drawing as a file. */
  url: string;
  /** Width to height, as CSS has it (`975 / 610`): the space is reserved while the drawing loads. */
  ratio: string;
}

/**
 * A drawing as part of the document, so that it can hold links and the page's style sheet reaches it. Its markup is sent
 * once: on the page that the visit starts with it stands in the HTML, and React leaves it there when it hydrates (it
 * never compares inner HTML); on pages reached in the app it is fetched.
 */
export function InlineSvg(props: InlineSvgProps) {
  // The state pages share a route: a new address must not keep the old state's map.
  return <Drawing key={props.url} {...props} />;
}

function Drawing({ html, url, ratio }: InlineSvgProps) {
  const box = useRef<HTMLDivElement>(null);
  const [markup, setMarkup] = useState(() => fetched.get(url) ?? '');

  useEffect(() => {
    if (box.current?.firstElementChild) return;
    let here = true;
    preloadSvg(url).then(
      (text) => here && setMarkup(text),
      () => {}, // The figure stays empty; its caption and the text beside it say the same.
    );
    return () => {
      here = false;
    };
  }, [url]);

  return (
    <div
      ref={box}
      style={{ aspectRatio: ratio }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time by scripts/assets
      dangerouslySetInnerHTML={{ __html: html ?? markup }}
    />
  );
}
