import type { WayOut } from '../terms.ts'

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

/** What leaving is called, for each way out. */
export const quitWords: Record<WayOut, { title: string; lead: string; submit: string; done: string; back: string }> = {
  trial: {
    title: '無料体験の解約',
    lead: '解約しても、無料体験の期限まではこれまでどおりご利用いただけます。',
    submit: '無料体験を解約する',
    done: '無料体験の解約を承りました',
    back: '解約を取り消して続ける',
  },
  'first-month': {
    title: '初月の解約',
    lead: '解約しても、初月の期限まではこれまでどおりご利用いただけます。お支払い済みの初月の料金は返金されません。',
    submit: '初月で解約する',
    done: '初月での解約を承りました',
    back: '解約を取り消して続ける',
  },
  monthly: {
    title: 'プランの解約',
    lead: '解約しても、お支払い済みの期間の終わりまではこれまでどおりご利用いただけます。',
    submit: 'プランを解約する',
    done: 'プランの解約を承りました',
    back: '解約を取り消して続ける',
  },
  renewal: {
    title: '自動更新の停止',
    lead: '契約期間のあるプランは途中で解約できません。自動更新を停止すると、期間の終わりで契約が終了します。',
    submit: '自動更新を停止する',
    done: '自動更新の停止を承りました',
    back: '停止を取り消して続ける',
  },
}
