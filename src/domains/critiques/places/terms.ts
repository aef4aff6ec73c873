/** A place is kept so long for who opened the form; while bytes of theirs arrive it is kept on, but not for ever. */
export const HOLD_MINUTES = 30
export const HOLD_MOST_MINUTES = 120
