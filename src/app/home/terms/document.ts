export type Section = { heading: string; id?: string; says: readonly (string | readonly string[])[] }

/** A legal text: paragraphs, and lists as arrays. */
export type Document = { title: string; lead: string; sections: readonly Section[]; since: string }

/** Whose text it is, as the settings say, and what its plans cost today. */
export type School = { siteName: string; contact: string; host: string; address: string; prices: readonly string[] }
