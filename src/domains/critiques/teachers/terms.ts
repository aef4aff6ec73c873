const MIB = 1024 * 1024

export const teacherLimits = {
  name: 12,
  introduction: 300,
  question: 300,
  linkTitle: 10,
  url: 2_048,
  links: 3,
  images: 10,
} as const
export const ICON_MAX = 4 * MIB
export const IMAGE_MAX = 5 * MIB
/** Sides of the round pictures: beside a line of text, and on a card. */
export const ICON_SIDE = 128
export const AVATAR_SIDE = 480

/** How a teacher stands with the school. */
export const standings = { invited: '招待中', active: '活動中', resting: '休止中', ended: '終了' } as const
export type Standing = keyof typeof standings
export const standingIds = Object.keys(standings) as Standing[]

/** An invitation can be taken up for a week, once. */
export const INVITATION_DAYS = 7
export const FEE_MAX = 100_000

/** What staff can take out of public sight, each by its own content. */
export const hidable = {
  introduction: '自己紹介',
  question: '質問',
  link: 'リンク',
  icon: 'アイコン',
  image: '紹介画像',
} as const
export type Hidable = keyof typeof hidable
export type Hiding = { part: Hidable; content: string; reason: string }

/** What a teacher changes of the own profile, as staff read of it. */
export const profileParts = {
  name: 'ニックネーム',
  introduction: '自己紹介',
  question: '質問',
  genres: '分野',
  links: 'リンク',
  icon: 'アイコン',
  images: '紹介画像',
} as const
export type ProfilePart = keyof typeof profileParts
