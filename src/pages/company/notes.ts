/** The page's one note. */
export const companyNotes = {
  rules:
    'American Bar Association, Model Rules of Professional Conduct: 1.6 on confidentiality, 7.1 on communications about a lawyer’s services. Your state’s version is the one that binds you.',
} as const;
