import { lazy, use } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { PageHead, StructuredData } from '../../../head/head-tags.tsx';
import { stateService } from '../../../head/structured-data.ts';
import { type StateId, stateSlug } from '../../../lib/us-states.ts';
import { loadState, stateWithPage } from '../../../states/load.ts';
import { HandWrittenPage } from './hand-written.tsx';
import { TemplatePage } from './template.tsx';

// Few visitors need it.
const NotFound = lazy(() => import('../../not-found/page.tsx'));

function StateContentPage({ id }: { id: StateId }) {
  const { content, map } = use(loadState(id));
  const path = `/states/${stateSlug(id)}` as const;
  return (
    <>
      <PageHead path={path} title={content.title} description={content.metaDescription} updated={content.updated} />
      <StructuredData node={stateService(content.state, path)} />
      {content.kind === 'hand-written' ? (
        <HandWrittenPage id={id} map={map} content={content} />
      ) : (
        <TemplatePage id={id} map={map} content={content} />
      )}
    </>
  );
}

/**
 * A state’s page at /states/{slug}, its canonical address, and for California and Texas at /{slug} as well. A state
 * without a content file gets the not-found page.
 */
export default function StatePage() {
  const { slug } = useParams();
  const { pathname } = useLocation();
  // Not from the path alone: the router has decoded the slug, and ignores a slash at the end.
  const id = stateWithPage(slug ?? pathname.slice(1));
  if (!id) return <NotFound />;
  return <StateContentPage key={id} id={id} />;
}
