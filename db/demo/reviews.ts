import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { DemoCatalogue } from './catalogue/shape.ts'
import type { LoadedCatalogue } from './loaded.ts'
import { daysFrom } from './days.ts'
import { fill, settleIds } from './fill.ts'
import { former } from './money/former.ts'
import { first } from './said/first.ts'
import { saidOf } from './said-of-courses.ts'

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

/** A review that staff have approved, by who has a plan no more. */
type Reviewed = {
  member: string
  course: string
  rating: number
  daysAgo: number
  content: string
  voice?: string
}

/** All that each finished, and how many of it before this one. */
const inAll = Map.groupBy(Object.values(saidOf).flat(), ([by]) => by)
const finished = new Map<string, number>()
/** While their plan ran, from soon after it began: each course a while after the one before, the last shortly before its end. */
export const reviewed: readonly Reviewed[] = Object.entries(saidOf).flatMap(([course, said]) =>
  said.map(([by, rating, content, voice]): Reviewed => {
    const { key, contract } = former[by - 1]!
    const began = contract.months! * 30 + contract.day!
    const before = finished.get(key) ?? 0
    finished.set(key, before + 1)
    const daysAgo = began - contract.lasted! * 30 * (0.1 + (0.85 * (before + 1)) / inAll.get(by)!.length)
    return { member: key, course, rating, content, daysAgo, ...(voice && { voice }) }
  }),
)

/** Of the courses that most take first, and of some of the others, who left later began many too, while their plan ran. */
const begun = former.flatMap(({ key, contract }, at) => {
  const from = contract.months! * 30 + contract.day!
  return Object.keys(saidOf)
    .filter((course, place) => (at * 5 + place * 3) % 7 < (course in first ? 4 : 1))
    .map((course) => ({ member: key, course, daysAgo: from - 12, until: from - contract.lasted! * 30 }))
})

type World = { tx: Tx; members: Map<string, number>; catalogue: DemoCatalogue; loaded: LoadedCatalogue; now: Date }

export async function loadReviews({ tx, members, catalogue, loaded, now }: World): Promise<void> {
  const days = daysFrom(now)
  const opened = new Map(catalogue.courses.map(({ key, openedDaysAgo }) => [key, openedDaysAgo]))
  const since = <Of extends { course: string; daysAgo: number }>(one: Of): Of => ({
    ...one,
    daysAgo: Math.min(one.daysAgo, opened.get(one.course)! - 1.5),
  })
  const ofFormer = reviewed.map(since)
  const begunInTime = begun.map(since).filter(({ daysAgo, until }) => daysAgo > until)
  await haveLearned({ tx, members, loaded, now }, ofFormer, begunInTime)
  await fill(
    tx,
    'course_reviews',
    [...reviews, ...ofFormer].map((review, index) => {
      const { member, course, rating, daysAgo, content } = review
      const waits = 'waits' in review
      return {
        ...{ id: index + 1, member_id: members.get(member)!, course_id: loaded.courseIds.get(course)! },
        ...{ rating, content, written_at: days.lived(daysAgo) },
        approved_at: waits ? null : days.lived(daysAgo - 2),
        decided_by: waits ? null : members.get('staff')!,
      }
    }),
  )
  await settleIds(tx, ['course_reviews'])
  // Under a name of their choice it stands among the voices, with the day on which it was written.
  await fill(
    tx,
    'customer_voices',
    ofFormer.flatMap(({ voice, content, course, daysAgo }) =>
      voice
        ? [
            {
              name: voice,
              content,
              given_at: days.lived(daysAgo),
              course_id: loaded.courseIds.get(course),
              shown: true,
            },
          ]
        : [],
    ),
  )
}

type Learned = { member: string; course: string; daysAgo: number }

/** What they did of these courses, in a few statements however many they are. */
async function haveLearned(
  { tx, members, loaded, now }: Pick<World, 'tx' | 'members' | 'loaded' | 'now'>,
  done: readonly Learned[],
  begunToo: readonly Learned[],
): Promise<void> {
  const days = daysFrom(now)
  const row = ({ member, course, daysAgo }: Learned) => ({
    member_id: members.get(member)!,
    course_id: loaded.courseIds.get(course)!,
    at: days.ago(daysAgo + 0.1),
  })
  const finishedRows = done.map(row)
  const known = new Set(done.map(({ member, course }) => `${member} ${course}`))
  const begunRows = begunToo.filter(({ member, course }) => !known.has(`${member} ${course}`)).map(row)
  await fill(
    tx,
    'course_completions',
    finishedRows.map(({ at, ...of }) => ({ ...of, completed_at: at })),
  )
  await fill(tx, 'course_places', [
    ...finishedRows.map(({ at, ...of }) => ({ ...of, finished: true, updated_at: at, began_at: at })),
    ...begunRows.map(({ at, ...of }) => ({ ...of, finished: false, updated_at: at, began_at: at })),
  ])
  const rows = JSON.stringify(finishedRows)
  const learned = sql`jsonb_to_recordset(${rows}::jsonb) as d(member_id bigint, course_id bigint, at timestamptz)
    join lessons l on l.course_id = d.course_id`
  await sql`insert into lesson_completions (member_id, lesson_id, completed_at) select d.member_id, l.id, d.at from ${learned}`.execute(
    tx,
  )
  await sql`
    insert into chapter_completions (member_id, chapter_id, completed_at)
    select d.member_id, c.id, d.at from ${learned} join chapters c on c.lesson_id = l.id`.execute(tx)
  await sql`
    insert into watch_progress (member_id, video_id, place_seconds, seen, updated_at, device)
    select distinct on (d.member_id, v.id) d.member_id, v.id, v.duration_seconds,
      int4multirange(int4range(0, (v.duration_seconds * 1000)::int)), d.at, 'パソコン'
    from ${learned} join chapters c on c.lesson_id = l.id join videos v on v.id = c.video_id`.execute(tx)
}
