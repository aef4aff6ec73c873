import { describe, expect, it } from 'vitest'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

/** A chapter of the kind wanted, with its film, subtitles and slides. */
async function chapterWhere(wanted: {
  free: boolean
  course?: string
  subtitles?: boolean
  hls?: boolean
  slides?: boolean
}) {
  const course = wanted.course ? await courseByKey(web.db, wanted.course) : null
  let query = web.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .innerJoin('courses as c', 'c.id', 'l.course_id')
    .innerJoin('videos as v', 'v.id', 'h.video_id')
    .select(['h.id', 'l.id as lessonId', 'c.id as courseId', 'v.duration_seconds as seconds'])
    .where('l.is_free', '=', wanted.free)
    .where(wanted.hls ? 'v.hls_key' : 'v.mp4_key', '!=', 'private/films/missing.mp4')
    .where('c.opened_at', '<', new Date())
    .where('c.supplement_id', 'is not', null)
    .orderBy('h.id')
  query = course ? query.where('c.id', '=', course.id) : query.where('c.closed_at', 'is', null)
  if (wanted.subtitles) query = query.where('v.subtitles_key', 'is not', null)
  if (wanted.slides) query = query.where('h.slide_pages', '>', 0)
  return query.executeTakeFirstOrThrow()
}

describe('one rule decides for the page, the film, slides, materials, logs and notes', () => {
  /** The status of everything that a lesson is made of, for one person. */
  async function everything(session: Session, chapter: { id: number; courseId: number; seconds: number }) {
    const base = `/daily_lesson_chapters/${chapter.id}`
    const log = { course_id: chapter.courseId, current_point: 1 }
    const replies = [
      await session.visit(base),
      await session.visit(`${base}/film`, { headers: { Range: 'bytes=0-9' } }),
      await session.visit(`${base}/slides/1.jpg`),
      await session.post(`${base}/time_log`, log),
    ]
    return replies.map(({ status }) => status)
  }

  it('lets a visitor see free lessons only, and log nothing [LP-005]', async () => {
    expect(await everything(web.visitor(), await chapterWhere({ free: true, slides: true }))).toEqual([
      200, 206, 200, 401,
    ])
    expect(await everything(web.visitor(), await chapterWhere({ free: false, slides: true }))).toEqual([
      403, 403, 403, 401,
    ])
  })

  it('lets a member without a plan see free lessons and what they bought [LP-005]', async () => {
    const { session, memberId } = await newPerson(web)
    const [free, closed] = [
      await chapterWhere({ free: true, slides: true }),
      await chapterWhere({ free: false, slides: true }),
    ]
    expect(await everything(session, free)).toEqual([200, 206, 200, 200])
    expect(await everything(session, closed)).toEqual([403, 403, 403, 403])
    const purchase = { member_id: memberId, course_id: closed.courseId, purchased_at: await web.now() }
    await web.db.insertInto('course_purchases').values(purchase).execute()
    expect(await everything(session, closed)).toEqual([200, 206, 200, 200])
    expect((await session.post(`/courses/${closed.courseId}/user_note`, { content: '買った講座のメモ' })).status).toBe(
      200,
    )
  })

  it.each(['under_trial', 'will_continue', 'will_cancel'] as const)(
    'lets a member in state %s see every published subscription course [LP-005]',
    async (state) => {
      const { session } = await newPerson(web, { plan: { state } })
      expect(await everything(session, await chapterWhere({ free: false, slides: true }))).toEqual([200, 206, 200, 200])
    },
  )

  it('closes with the plan, except for staff who see everything [LP-005 LP-008]', async () => {
    const past = new Date(Date.now() - 1000)
    const { session } = await newPerson(web, { plan: { state: 'will_cancel', accessEndsAt: past } })
    const chapter = await chapterWhere({ free: false, slides: true })
    expect(await everything(session, chapter)).toEqual([403, 403, 403, 403])
    const staff = await newPerson(web, { isStaff: true })
    expect(await everything(staff.session, chapter)).toEqual([200, 206, 200, 200])
  })

  it('keeps what is sold singly from subscribers who did not buy it [LP-005]', async () => {
    const { id } = await courseByKey(web.db, 'special-single-only')
    const chapter = await web.db
      .selectFrom('chapters as h')
      .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
      .select('h.id')
      .where('l.course_id', '=', id)
      .where('l.is_free', '=', false)
      .executeTakeFirstOrThrow()
    expect((await (await web.signIn('cont6')).visit(`/daily_lesson_chapters/${chapter.id}/film`)).status).toBe(403)
    expect((await (await web.signIn('buyer')).visit(`/daily_lesson_chapters/${chapter.id}/film`)).status).toBe(200)
  })
})

describe('a film', () => {
  it('is given in the part that was asked for, whole, or not at all where no byte of it lies [LP-007]', async () => {
    const { id } = await chapterWhere({ free: false })
    const learner = await web.signIn('cont6')
    const film = `/daily_lesson_chapters/${id}/film`
    const part = await learner.visit(film, { headers: { Range: 'bytes=100-199' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toMatch(/^bytes 100-199\/\d+$/)
    expect(part.headers.get('content-length')).toBe('100')
    expect(part.headers.get('content-type')).toBe('video/mp4')
    const size = Number(part.headers.get('content-range')!.split('/')[1])
    const tail = await learner.visit(film, { headers: { Range: 'bytes=-5' } })
    expect(tail.headers.get('content-range')).toBe(`bytes ${size - 5}-${size - 1}/${size}`)
    const beyond = await learner.visit(film, { headers: { Range: `bytes=${size + 1}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
    const whole = await learner.send('HEAD', film)
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(size)])
    expect(whole.headers.get('cache-control')).toContain('private')
  })

  it('does not open for somebody else with a copied address, nor do its subtitles or its stream [LP-007]', async () => {
    const whole = await chapterWhere({ free: false, subtitles: true })
    const { id } = await chapterWhere({ free: false, subtitles: true, hls: true })
    const learner = await web.signIn('cont6')
    const ofPieces = ['subtitles', 'stream/index.m3u8', 'stream/init.mp4'].map((file) => [id, file] as const)
    for (const [chapter, file] of [[whole.id, 'film'] as const, ...ofPieces]) {
      const address = `/daily_lesson_chapters/${chapter}/${file}`
      expect((await learner.visit(address)).status, file).toBe(200)
      expect((await web.visit(address)).status, file).toBe(403)
      expect((await (await web.signIn('member')).visit(address)).status, file).toBe(403)
    }
    for (const file of ['stream/other.exe', 'stream/%2e%2e%2ffilm.mp4', 'slides/0.jpg', 'slides/999.jpg', 'nothing'])
      expect((await learner.visit(`/daily_lesson_chapters/${id}/${file}`)).status, file).toBe(404)
  })
})

describe('a material', () => {
  it('answers HEAD and GET alike, under its Japanese name, in parts too, and only for whom it is [MA-003]', async () => {
    const { courseId } = await chapterWhere({ free: false })
    const learner = await web.signIn('cont6')
    for (const [path, type] of [
      [`/courses/${courseId}/supplement`, 'application/zip'],
      [`/courses/${courseId}/supplement_pdf`, 'application/pdf'],
    ] as const) {
      const head = await learner.send('HEAD', path)
      const whole = await learner.visit(path)
      expect([head.status, whole.status]).toEqual([200, 200])
      expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
      expect(Number(whole.headers.get('content-length'))).toBeGreaterThan(100)
      expect(whole.headers.get('content-type')).toBe(type)
      const disposition = whole.headers.get('content-disposition')!
      expect(disposition).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''(%[0-9A-F]{2}|[\w.~-])+$/)
      expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toMatch(/[ぁ-んァ-ヶ一-龠]/)
      const part = await learner.visit(path, { headers: { Range: 'bytes=0-9' } })
      expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
      expect((await web.visit(path)).status).toBe(403)
      expect((await (await web.signIn('past')).visit(path)).status).toBe(403)
    }
    expect((await learner.visit('/courses/999999/supplement')).status).toBe(404)
  })

  it('of a step is for those who may follow its curriculum [MA-003]', async () => {
    const step = await web.db
      .selectFrom('curriculum_steps')
      .select('id')
      .where('supplement_pdf_id', 'is not', null)
      .executeTakeFirstOrThrow()
    const path = `/subscriptions/curriculum_steps/${step.id}/supplement_pdf`
    expect((await (await web.signIn('cont12')).visit(path)).status).toBe(200)
    expect((await web.visit(path)).status).toBe(403)
    expect((await (await web.signIn('member')).visit(path)).status).toBe(403)
  })

  it('window of slides is as closed as its lesson [MA-007]', async () => {
    const { id } = await chapterWhere({ free: false, slides: true })
    expect((await web.visit(`/daily_lesson_chapters/${id}/material`)).status).toBe(403)
    expect((await (await web.signIn('past')).visit(`/daily_lesson_chapters/${id}/material`)).status).toBe(403)
    expect((await (await web.signIn('cont6')).visit(`/daily_lesson_chapters/${id}/material`)).status).toBe(200)
    expect((await web.visit('/daily_lesson_chapters/999999/material')).status).toBe(404)
    expect((await web.visit('/prime_lessons/999999/material')).status).toBe(404)
  })
})

describe('the data of a player', () => {
  it('names everything that the page needs, in course mode and in a step, with the learner’s own address [LP-012]', async () => {
    const learner = await web.signIn('cont6')
    const { id } = await chapterWhere({ free: false, slides: true })
    const { text } = await learner.visit(`/daily_lesson_chapters/${id}.data`)
    const chapter = [
      'videoId',
      'dayIndex',
      'slide',
      'isCompleted',
      'duration',
      'startPoint',
      'currentTime',
      'watchedRatio',
    ]
    const lesson = ['description', 'chapters', 'trainingTitle', 'checkPoints']
    const rest = [
      'course',
      'supplementUrl',
      'supplementPdfUrl',
      'video',
      'vimeoVideoId',
      'url',
      'totalPages',
      'user',
      'email',
    ]
    for (const field of [...chapter, ...lesson, ...rest]) expect(text, field).toContain(`"${field}"`)
    expect(text).toContain('cont6@example.com')
    const step = await web.db
      .selectFrom('step_lessons as b')
      .innerJoin('chapters as h', 'h.lesson_id', 'b.lesson_id')
      .select(['b.step_id', 'h.id'])
      .executeTakeFirstOrThrow()
    const inStep = await learner.visit(`/subscriptions/curriculum_steps/${step.step_id}/chapters/${step.id}.data`)
    for (const field of ['step', 'supplementPath', 'supplementPdfPath'])
      expect(inStep.text, field).toContain(`"${field}"`)
    expect((await web.visit('/daily_lesson_chapters/1.data')).text).not.toContain('@example.com')
  })
})
