import { href } from 'react-router'
import { waysIn } from '#domains/accounts/ui/ways-in.ts'
import { yen } from '#domains/plans/terms.ts'
import type { IconName } from '#ui/icon.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { linkTo } from '../../continuation.ts'
import { wayToPlans } from './read-offer.server.ts'

type Course = {
  lessons: readonly { trainingTitle: string | null }[]
  drawingMinutes: number
  videoSeconds: number
  singlePriceYen: number | null
}
type Around = { inPlan: string | null; included: boolean; isClosed: boolean; mayWatch: boolean }
type Said = { critiques: string | null; openUntil: string | null }
export type Fact = { icon: IconName; name: string; value: string }

/** What a course is made of, in the order in which it matters to who wants to draw. */
export function factsOf({ lessons, drawingMinutes, videoSeconds }: Course, { critiques, openUntil }: Said): Fact[] {
  const practised = lessons.every(({ trainingTitle }) => trainingTitle) ? '（毎回の練習つき）' : ''
  const facts: (Omit<Fact, 'value'> & { value: string | false | null })[] = [
    { icon: 'pen', name: '描く時間', value: drawingMinutes > 0 && spokenDuration(drawingMinutes * 60) },
    { icon: 'chapters', name: 'レッスン', value: lessons.length > 0 && `${lessons.length}回${practised}` },
    { icon: 'done-seal', name: '先生の添削', value: critiques },
    { icon: 'play', name: 'お手本動画', value: spokenDuration(videoSeconds) },
    { icon: 'clock', name: '公開', value: openUntil },
  ]
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []))
}

/** So few learners are nobody's proof. */
const FEW = 30

/** Who learns with it, as far as that says something: how many have begun it, and how many of their works hang below. */
export const proofOf = (learners: number, works: number) => ({
  learners: learners < FEW ? null : `これまでに${learners.toLocaleString('ja-JP')}人が受講`,
  works: works === 0 ? null : `受講生の作品 ${works}点`,
})

type Begun = {
  id: number
  lessons: readonly { isFree: boolean; dayIndex: number; chapters: readonly { id: number }[] }[]
  singlePriceYen: number | null
}
type Way = { to: string; label: string; icon?: IconName }

/** What visitors can do: see at once what is open to all, where the course has that, and sign up for all of it. */
export function visitorsWays({ id, lessons, singlePriceYen }: Begun, included: boolean): Way[] {
  const free = lessons.find(({ isFree }) => isFree)
  const chapterId = free?.chapters[0]?.id
  const watch: Way[] = chapterId
    ? [{ to: linkTo({ chapterId }), label: `DAY ${free?.dayIndex}を無料で見る`, icon: 'play' }]
    : []
  const order = { to: waysIn(href('/courses/:id', { id: String(id) })).signUp, label: '会員登録して申し込む' }
  if (!included && singlePriceYen === null) return watch
  return [...watch, included ? wayToPlans() : order]
}

/** By what one may watch it, what it costs without a plan where it is sold that way, and why nobody can begin it. */
export function soldAs({ singlePriceYen }: Course, { inPlan, included, isClosed, mayWatch }: Around) {
  const isSold = singlePriceYen !== null && !isClosed
  const plan = inPlan ?? (isSold && !included ? 'この講座は月額プランには含まれません。' : '')
  const alone = isSold ? '単品で購入すると、この講座のすべてのレッスンと教材を、期限なくご覧いただけます。' : ''
  return {
    holds: plan + alone,
    shut: isClosed
      ? 'この講座は公開を終了しました。'
      : included || isSold
        ? null
        : 'この講座は、ただいま受講の受付をしていません。',
    buy: isSold && !included ? `この講座を購入する（${yen(singlePriceYen)}・税込）` : null,
    onlyThis: isSold && included && !mayWatch ? `この講座だけ ${yen(singlePriceYen)}（税込）` : null,
  }
}
