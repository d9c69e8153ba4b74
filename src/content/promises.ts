export const promises = {
  yours: 'The pages you’ve paid for, your listings, and your reviews. They carry your firm’s name and stay with you.',
  competitors: 'If we already work for a firm in your county, we say so before you sign.',
  reportOrder: 'Consultations and new clients first, rankings last',
};
