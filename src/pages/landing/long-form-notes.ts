/** The rules that the page refers to, in the order of first mention. */
export const longFormNotes = {
  contingent:
    'American Bar Association, Model Rule 1.5(d)(1). States adopt their own versions; yours is the one that counts.',
  rules:
    'American Bar Association, Model Rule 7.1: no false or misleading communication about the lawyer or the services.',
} as const;
