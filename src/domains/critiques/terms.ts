/** What a teacher of critiques corrects; a teacher's field, not the kind of a work. */
export const fields = { character: 'キャラクター', manga: 'マンガ', background: '背景' } as const
export type Field = keyof typeof fields
export const fieldIds = Object.keys(fields) as Field[]

export const workKinds = { original: 'オリジナル', fan_fiction: '二次創作' } as const
export type WorkKind = keyof typeof workKinds

/** So many days after the request a work should be back; nothing happens by itself when it is not. */
export const RETURN_DAYS = 30

/** What a member may choose when the school is late. */
export type LateChoice = 'wait' | 'another' | 'right'

/** What a member or a teacher may tell the school of a work. */
export type ReportKind = 'cancel' | 'offence' | 'r18' | 'stolen' | 'ai'

export const workLimits = { comment: 800, fanFiction: 100, fileName: 255 } as const

/** Of what a member agrees to with a request; a changed text has a new date. */
export const AGREEMENT_VERSION = '2025-04-01'

/** Why somebody cannot ask for a critique, told by how they stand with the school. */
export const NO_RIGHT = {
  'signed-out': '添削の依頼にはログインが必要です',
  'no-plan': '添削は6ヶ月・12ヶ月プランの方がご利用いただけます',
  trial: '無料体験中は添削を依頼できません',
  'first-month': '初月の期間中は添削を依頼できません',
  'month-plan': '1ヶ月プランの方は添削を依頼できません',
  'plan-ended': 'プランを再開すると添削を依頼できます',
  debt: 'お支払いの確認後に添削を依頼できます',
  excluded: '規約違反があったため、いまは添削を依頼できません',
} as const
export type NoRight = keyof typeof NO_RIGHT
export const ALREADY_REQUESTED = '今期はすでに添削を依頼済みです'

/** Whether somebody may ask in a campaign, and what stands beside it. */
export type Eligibility = { able: boolean; message: string; displayBanner: boolean }

/** What the block above the teachers speaks of. */
export type Notice = 'invitation' | 'trial-1' | 'trial-6' | 'trial-12' | 'month-plan' | 'restart'

/** Who waits for a place, and how who looks does: so many before them, or a place that is kept until then. */
export type Line = { waiting: number; mayJoin: boolean; ahead: number | null; keptUntil: string | null }

/** A teacher as learners see them. */
export type TeacherFace = {
  id: number
  name: string
  iconURL: string | null
  avatarImage: string | null
  introduction: string
  question: string
  genres: Field[]
  available: boolean
  free: number
  /** how many wait for a place; the desk's own card knows nothing of it */
  line?: Line
  /** who looks may ask, if a place is free */
  asks: boolean
  /** the day around which a work asked for now is likely back; null where the teacher returned too few yet */
  likelyBack: string | null
  correctionalTeacherLinks: { id: number; siteName: string; url: string }[]
  correctionalTeacherIntroductionImages: { id: number; image: string }[]
}
