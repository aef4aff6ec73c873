/** What somebody else has made of a field meanwhile. */
export type Theirs = { text: string; by: string | null; at: string | null }

/** What a choice or picks are chosen from. */
export type Option = { value: string; label: string }
