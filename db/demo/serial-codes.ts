/** What is printed on the cards that the demo world gave away: signs without 0, O, 1 and I. */
export const demoCodes = [
  'EGAK-2345-ABCD',
  'EGAK-3456-BCDE',
  'EGAK-4567-CDEF',
  'EGAK-5678-DEFG',
  'EGAK-6789-EFGH',
  'EGAK-7892-FGHJ',
  'EGAK-8923-GHJK',
  'EGAK-9234-HJKL',
] as const

/** One that is over, one that was used before, one that is void: to see what is said. */
export const spentCodes = { over: 'PAST-2345-ABCD', used: 'USED-2345-ABCD', void: 'VVVV-2345-ABCD' } as const
