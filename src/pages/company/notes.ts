import { claims, dollars } from '../../site/claims.ts';

/** What the page's claims rest on, in the order of their first mention. */
export const companyNotes = {
  audit: `The consultation is free. The audit that you keep has ${claims.consultation.auditItems} items and is valued at ${dollars(claims.consultation.auditValue)}.`,
  rules:
    'American Bar Association, Model Rules of Professional Conduct: 1.6 on confidentiality, 7.1 on communications about a lawyer’s services. The version of your state is the one that binds you.',
  clicks: `Arithmetic on ${dollars(claims.generalPageFaq.monthly)} a month. The click prices are examples, not market data: your ad account shows yours. A visit from search is counted as equal to a paid click.`,
  average:
    'Averages across our campaigns, by our own count. Your county, your site and the firms around you change the result.',
  case: 'Sample content. Leads and consultation requests per month after six months, compared with the month before the work began; lead quality is the share of leads that the firm’s intake scored as a fit.',
} as const;
