export const MOST_REASONS = 3
export const TEXT_MAX = 1000

/** A reason that may be chosen; `asks` is the text that stands with it. */
export type QuitReason = {
  id: number
  content: string
  asks: 'free_text' | 'reported_issue' | null
  subReasons: { id: number; content: string }[]
}

/** What a member answers when they leave. Texts are trimmed; an empty one is none. */
export type QuitAnswers = {
  reasonIds: number[]
  subReasonIds: number[]
  freeText: string
  reportedIssue: string
  /** The plan that the order names, where it names one; 0 where it names nonsense. */
  planId?: number
}
