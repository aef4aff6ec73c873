import { sql } from 'kysely'

/**
 * A word of ours that stands in the statement and is not handed over with it. A connection keeps one plan for whatever
 * it is asked with, so an index of rows in one state is found only by a statement that says which.
 */
export const written = <Word extends string>(word: Word) => sql.lit<Word>(word)
