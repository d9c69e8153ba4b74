import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageFrame } from './page-frame.tsx';

/** Header, page, footer. */
export const SiteLayout = () => <PageFrame header={<Header />} footer={<Footer />} />;
