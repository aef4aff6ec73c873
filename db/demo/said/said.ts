/** By whom, how many stars, and what was written; under a name of their choice staff put it among the voices. */
export type Said = readonly [by: number, rating: number, content: string, voice?: string]
