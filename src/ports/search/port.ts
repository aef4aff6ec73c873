/** What a search service answers: `nbHits` and `hits`, or a `message` that says what went wrong. */
export type SearchReply = { status: number; body: { nbHits?: unknown; hits?: unknown; message?: unknown } }

/** A search elsewhere that can stand in for the house's own. It never throws. */
export type Search = { ask(index: string, query: string): Promise<SearchReply> }
