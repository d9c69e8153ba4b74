/** The rules that the page refers to, in the order of first mention. */
export const sharedLeadsNotes = {
  conflict:
    'American Bar Association, Model Rules 1.7 on current clients and 1.18 on prospective clients. States adopt their own versions.',
  referral:
    'American Bar Association, Model Rule 7.2(b) and its comment 5 on paying others for client leads. States adopt their own versions, and some are stricter.',
} as const;
