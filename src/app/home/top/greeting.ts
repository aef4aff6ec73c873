import type { Standing } from '#domains/learning/index.ts'

const AWAY_DAYS = 7
const DAY_MS = 86_400_000

export type Visit = {
  name: string
  standing: Standing
  /** When something was last watched; null for who never did. */
  lastAt: Date | null
  /** A work came back that has not waited long. */
  hasResult: boolean
  /** Works of theirs were or are on a teacher's desk. */
  hasWorks: boolean
  /** There is something to propose that goes on from what they finished. */
  hasOffer: boolean
  /** Was on a plan before. */
  hadPlan: boolean
  /** Corrects works for the school. */
  hasDesk: boolean
  now: Date
}
export type Greeting = { title: string; lead: string }

/** What the first page says to who comes: it knows where they stand, and never scolds. */
export function greetingFor({
  name,
  standing,
  lastAt,
  hasResult,
  hasWorks,
  hasOffer,
  hadPlan,
  hasDesk,
  now,
}: Visit): Greeting {
  if (hasResult)
    return { title: `${name}さん、添削が返ってきました`, lead: '先生の朱入れを見ながら、もう一枚描いてみましょう。' }
  if (standing === 'new' && hasDesk)
    return { title: `${name}さん、おかえりなさい`, lead: '添削の机で、お預かりしている作品を見られます。' }
  if (standing === 'new' && hasWorks)
    return { title: `${name}さん、おかえりなさい`, lead: '描いた一枚の次に、講座を1本見てみませんか。' }
  if (standing === 'new' && hadPlan)
    return {
      title: `${name}さん、おかえりなさい`,
      lead: '描きたいものをひとつ選んで、また手を動かしてみませんか。',
    }
  if (standing === 'new')
    return { title: `${name}さん、ようこそ`, lead: '最初の1本を選びましょう。10分あれば、はじめの線が引けます。' }
  if (standing === 'between')
    return {
      title: `${name}さん、描き終えましたね`,
      lead: hasOffer
        ? '見ていた講座は、最後まで終わりました。次の一枚に、こちらはいかがですか。'
        : '見ていた講座は、最後まで終わりました。次に描きたいものを選びましょう。',
    }
  if (lastAt && now.getTime() - lastAt.getTime() >= AWAY_DAYS * DAY_MS)
    return { title: `${name}さん、お待ちしていました`, lead: '短いチャプターをひとつ。手は、すぐに思い出します。' }
  return { title: `${name}さん、おかえりなさい`, lead: '前回の場面から、そのまま続けられます。' }
}
