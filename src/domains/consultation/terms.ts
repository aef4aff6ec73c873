/** What a member writes to the school: a question of a lesson, a consultation, or what they think of it all. */
export const kinds = { question: '質問', consultation: '無料相談', feedback: 'ご意見・ご感想' } as const
export type Kind = keyof typeof kinds
export const kindIds = Object.keys(kinds) as Kind[]

export const consultationTopics = {
  courses: '講座・カリキュラムの選び方',
  pace: '学習の進め方',
  drawing: '絵の悩み・伸び悩み',
  plan: 'プラン・お支払い',
  other: 'そのほか',
} as const
export const feedbackTopics = { fault: '不具合', wish: 'ご要望', thoughts: 'ご感想' } as const
export const topics: Record<string, string> = { ...consultationTopics, ...feedbackTopics }

export const BODY_MAX = 2_000
export const ANSWER_MAX = 5_000
export const PICTURES_MAX = 3
export const PICTURE_BYTES = 4 * 1024 * 1024
/** So many threads that are not over a member may have at once. */
export const OPEN_MAX = 30
export const DUE_BUSINESS_DAYS = 3
/** So long after the last answer the thread stays open. */
export const OPEN_DAYS = 14

export const stateNames = { waiting: '未回答', answered: '回答済み', closed: '終了' } as const
export type State = keyof typeof stateNames

export const CONSULTATION_RECEIVED = '相談を受け付けました。2〜3営業日で回答いたします。'
export const FEEDBACK_RECEIVED = 'ご意見・ご感想をお送りいただき、ありがとうございました。'
export const LETTER_FAILED = '送信に失敗しました。ページを更新してもう一度お試しください。'
export const LETTER_PICTURE = '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。'

/** Under whose name a member reads an answer: nobody is answered by nobody. */
export const signs = { role: '役割で署名（サポート担当）', name: '自分の名前で署名' } as const

export const CANNED_TITLE_MAX = 40
export const CANNED_MAX = 2_000
export const DAY_NAME_MAX = 40
