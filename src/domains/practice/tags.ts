/** The pages that show what staff picked. */
export const SHOWN_PRACTICE = 'shown-practice'
