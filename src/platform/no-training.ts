/** Said of every page, so that nobody who honours it takes what is shown as material to train on. */
export const NO_TRAINING = 'noai, noimageai'

/** The same of an answer that is or shows works of members; nobody keeps a copy of those either. */
export const KEPT_FROM_COLLECTORS = { 'X-Robots-Tag': `${NO_TRAINING}, noarchive` }
