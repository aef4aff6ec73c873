export type Section = { heading: string; id?: string; says: readonly (string | readonly string[])[] }

/** A legal text: paragraphs, and lists as arrays. */
export type Document = { title: string; lead: string; sections: readonly Section[]; since: string }

/** Whose text it is, as the settings say, by its own name and by the one it is registered under, and what plans cost today. */
export type School = {
  siteName: string
  seller: string
  contact: string
  host: string
  address: string
  prices: readonly string[]
  /** who answers for the sales, where the school names them */
  representative: string | null
  /** what campaigns make of the prices now, and what a course costs that is bought singly */
  campaigns: readonly string[]
  courses: string | null
  /** what each coaching on sale costs, with its fee */
  coaching: readonly string[]
  /** Amazon Pay */
  hasWallet: boolean
  /** Where pages may send something besides the school itself. */
  outside: readonly { origin: string; name: string; sent: string; why: string }[]
}
