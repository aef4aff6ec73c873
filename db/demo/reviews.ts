import type { Tx } from '#platform/db.ts'
import type { LoadedCatalogue } from './loaded.ts'
import { daysFrom } from './days.ts'
import { fill, settleIds } from './fill.ts'

type DemoReview = {
  member: string
  /** one that they have finished */
  course: string
  rating: number
  daysAgo: number
  content: string
  /** nobody has decided yet */
  waits?: true
}

/** What two learners said of courses when they had finished them; the last still waits for staff. */
const reviews: DemoReview[] = [
  {
    ...{ member: 'corrected', course: 'head-angle-drill', rating: 5, daysAgo: 238 },
    content:
      '同じ顔を少しずつ回して描くので、角度のちがいが手に残りました。3回目でやっと、奥の目の置き場所がわかりました。',
  },
  {
    ...{ member: 'learner', course: 'head-angle-drill', rating: 4, daysAgo: 348 },
    content: '1回の量がちょうどよく、平日でも続けられました。見上げた顔の見本が、もう1枚あるとうれしいです。',
  },
  {
    ...{ member: 'corrected', course: 'eyes-drill', rating: 5, daysAgo: 229 },
    content: '左右を交互に描き進めるやり方に変えてから、目の大きさがそろうようになりました。',
  },
  {
    ...{ member: 'learner', course: 'expression-drill', rating: 4, daysAgo: 198 },
    content: '眉と口だけでこんなに変わるとは思いませんでした。最後の課題は2日に分けて描きました。',
  },
  {
    ...{ member: 'corrected', course: 'profile-drill', rating: 4, daysAgo: 78 },
    content: '横顔の後頭部の量を、いつも足りなく描いていたと気づけました。',
    waits: true,
  },
]

export async function loadReviews(
  tx: Tx,
  members: Map<string, number>,
  { courseIds }: LoadedCatalogue,
  now: Date,
): Promise<void> {
  const days = daysFrom(now)
  await fill(
    tx,
    'course_reviews',
    reviews.map(({ member, course, rating, daysAgo, content, waits }, index) => ({
      ...{ id: index + 1, member_id: members.get(member)!, course_id: courseIds.get(course)! },
      ...{ rating, content, written_at: days.lived(daysAgo) },
      approved_at: waits ? null : days.lived(daysAgo - 2),
      decided_by: waits ? null : members.get('staff')!,
    })),
  )
  await settleIds(tx, ['course_reviews'])
}
