import { sql } from 'kysely'
import { dueDay } from '#domains/consultation/rules.ts'
import type { Tx } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import { daysFrom } from './days.ts'
import { fill, settleIds } from './fill.ts'

type Said = { by: 'member' | 'staff'; daysAgo: number; body: string }
type DemoQuestion = {
  member: string
  kind: 'question' | 'consultation' | 'feedback'
  topic?: string
  daysAgo: number
  body: string
  /** of which lesson it was asked, in its first chapter: the first of that name */
  lesson?: string
  at?: number
  mayReuse?: true
  /** somebody of the staff sees to it */
  isTaken?: true
  said?: Said[]
  /** who asked has opened the answer the day after */
  isRead?: true
}

/** New, answered, overdue, and one of somebody else; a consultation and an opinion besides. */
const questions: DemoQuestion[] = [
  {
    member: 'learner',
    kind: 'question',
    daysAgo: 40,
    isRead: true,
    lesson: 'あおりとフカンの弧',
    at: 22,
    mayReuse: true,
    body: '顔の十字線を引いても、ななめを向かせると目の高さがそろいません。線を曲げるときの目安はありますか。',
    said: [
      {
        by: 'staff',
        daysAgo: 39,
        body: '十字線は「球に巻いたゴムひも」だと思ってみてください。横の線は、見上げた顔では上に、見下ろした顔では下にふくらみます。横を向いたときにふくらむのは、縦の線です。\n\nはじめに頭の球を描き、左右の端を同じ高さに置いてから、あいだを弧でつなぐと、目の高さがそろいます。',
      },
    ],
  },
  {
    member: 'learner',
    kind: 'question',
    daysAgo: 6,
    lesson: '肩・ひじ・手首',
    at: 18,
    body: '線を引くとき、手首とひじのどちらを動かせばよいのか迷います。短い線でもひじからでしょうか。',
    said: [
      {
        by: 'staff',
        daysAgo: 4,
        body: '線の長さで分けるのがおすすめです。目や指のような短い線は手首、頬のような中くらいの線はひじ、輪郭や髪のような長い線は肩から一息で引きます。',
      },
    ],
  },
  {
    member: 'learner',
    kind: 'question',
    daysAgo: 0,
    lesson: '落ち影',
    at: 21,
    body: '影を置く前に、光の向きをどう決めていますか。左上にする理由が知りたいです。',
  },
  {
    member: 'other',
    kind: 'question',
    daysAgo: 9,
    lesson: '球とあごの箱',
    at: 30,
    isTaken: true,
    body: 'あごの先が、いつも顔の中心からずれてしまいます。最後に確かめる方法はありますか。',
  },
  {
    member: 'cont6',
    kind: 'consultation',
    topic: 'pace',
    daysAgo: 1,
    body: '平日は30分ほどしか描けません。カリキュラムと単発の講座、どちらから始めるのがよいでしょうか。',
  },
  {
    member: 'cont12',
    kind: 'feedback',
    topic: 'wish',
    daysAgo: 3,
    body: 'ポーズ集を練習しながら、タイマーをもう少し大きく表示できるとうれしいです。',
  },
]

const canned = [
  ['受け取りのお礼', 'ご質問ありがとうございます。【お名前】さんの見ている場面を確認しました。\n\n'],
  ['描き方の確認', '【場面】のところですね。まず【見るところ】を確かめてみてください。\n\n'],
  ['添削のご案内', '作品そのものへの手直しは、添削企画で承っています。次回の受付は【日にち】からです。'],
] as const

/** The letters to the school, and what its staff write every day. */
export async function loadQuestions(tx: Tx, members: Map<string, number>, now: Date): Promise<void> {
  const days = daysFrom(now)
  const { rows: lessons } = await sql<Lesson>`
    select distinct on (l.title) l.id, l.title, c.id as "courseId", c.title as course, h.id as "chapterId", h.title as chapter
    from courses c join lessons l on l.course_id = c.id join chapters h on h.lesson_id = l.id
    where l.title in (${sql.join(questions.flatMap(({ lesson }) => lesson ?? []))})
    order by l.title, c.id, h.id`.execute(tx)
  const rows = questions.map((one, index) => rowOf(one, index + 1, { members, lessons, days }))
  await fill(tx, 'questions', rows)
  await fill(
    tx,
    'question_messages',
    questions.flatMap(({ said = [], member }, index) =>
      said.map(({ by, daysAgo, body }, at) => ({
        question_id: index + 1,
        by_whom: by,
        author_id: members.get(by === 'staff' ? 'staff' : member)!,
        author_name: by === 'staff' ? 'サポート担当' : member,
        body,
        send_key: keyOf(index + 1, at + 1),
        written_at: days.lived(daysAgo),
        sent_at: days.lived(daysAgo),
      })),
    ),
  )
  await fill(
    tx,
    'canned_sentences',
    canned.map(([title, body], index) => ({ id: index + 1, title, body, position: index + 1 })),
  )
  const year = Number(dayKey(now).slice(0, 4))
  await fill(
    tx,
    'school_closed_days',
    [`${year}-12-29`, `${year}-12-30`, `${year}-12-31`, `${year + 1}-01-02`, `${year + 1}-01-03`].map((day) => ({
      day,
      name: '年末年始',
    })),
  )
  await settleIds(tx, ['questions', 'canned_sentences'])
}

type Lesson = { id: number; title: string; courseId: number; course: string; chapterId: number; chapter: string }
type World = { members: Map<string, number>; lessons: Lesson[]; days: ReturnType<typeof daysFrom> }

const keyOf = (question: number, message: number) =>
  `00000000-0000-4000-8000-${String(question).padStart(6, '0')}${String(message).padStart(6, '0')}`

function rowOf(one: DemoQuestion, id: number, { members, lessons, days }: World) {
  const lesson = lessons.find(({ title }) => title === one.lesson)
  const askedAt = days.lived(one.daysAgo)
  const answered = (one.said ?? []).filter(({ by }) => by === 'staff').map(({ daysAgo }) => daysAgo)
  const answers = answered.map((daysAgo) => days.lived(daysAgo))
  return {
    id,
    member_id: members.get(one.member)!,
    kind: one.kind,
    topic: one.topic ?? null,
    body: one.body,
    send_key: keyOf(id, 0),
    page_path: lesson ? `/daily_lesson_chapters/${lesson.chapterId}` : null,
    course_id: lesson?.courseId ?? null,
    lesson_id: lesson?.id ?? null,
    title: lesson?.course ?? null,
    lesson_title: lesson?.title ?? null,
    chapter_title: lesson?.chapter ?? null,
    at_seconds: one.at ?? null,
    may_reuse: one.mayReuse ?? false,
    asked_at: askedAt,
    waits_since: answers.length > 0 ? null : askedAt,
    due_on: one.kind === 'feedback' ? null : dueDay(new Date(askedAt), new Set()),
    first_answered_at: answers[0] ?? null,
    answered_at: answers.at(-1) ?? null,
    read_at: one.isRead ? days.lived(answered.at(-1)! - 1) : null,
    assignee_id: one.isTaken || answers.length > 0 ? members.get('staff')! : null,
    version: 1 + (one.said ?? []).length,
  }
}
