import { isOpen } from '../rules.ts'
import type { CourseCardFacts } from '../terms.ts'
import type { BriefCourse } from './terms.ts'

type Sold = Pick<BriefCourse, 'card' | 'lessons' | 'subscription' | 'singlePriceYen'>

export const isInPlan = ({ subscription }: Pick<Sold, 'subscription'>, now: Date) =>
  subscription !== null && isOpen(subscription, now)

/** The card for who has neither the course nor a plan: whether a plan holds it, what of it is free, what it costs by itself. */
export function cardForSale({ card, singlePriceYen, lessons, subscription }: Sold, now: Date): CourseCardFacts {
  const [held, only] = isInPlan({ subscription }, now) ? ['プラン対象', ''] : ['プラン対象外', 'のみ']
  const free = lessons.some(({ isFree }) => isFree) && { free: '無料レッスンあり' }
  const alone = singlePriceYen === null ? [] : [`単品${only} ${singlePriceYen.toLocaleString('ja-JP')}円（税込）`]
  return { ...card, ...free, offer: [held, ...alone] }
}
