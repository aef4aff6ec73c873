import { beforeAll, describe, expect, it } from 'vitest'
import { addPiece as add, newWhole } from '#test/learning/studio.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const editor = () => newPerson(web, { isStaff: true, role: 'editor' })

describe('a draft reaches nobody but staff', () => {
  const word = `ひみつの竜${Date.now()}`
  let draft: { id: number; lesson: number; chapter: number; prime: number }
  beforeAll(async () => {
    const { session } = await editor()
    draft = { ...(await newWhole(web, session, word)), prime: 0 }
    draft.prime = await add(session, draft.id, 'prime', draft.id, `${word} 長編`)
    const { id: video_id } = await web.db
      .insertInto('videos')
      .values({ provider: 'local', mp4_key: `private/films/draft-${draft.prime}.mp4`, duration_seconds: 60 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const shown = { published: true }
    await web.db
      .updateTable('prime_lessons')
      .set({ ...shown, video_id })
      .where('id', '=', draft.prime)
      .execute()
    await web.db
      .updateTable('chapters')
      .set({ ...shown, slide_url: 'private/slides/x', slide_pages: 1 })
      .where('id', '=', draft.chapter)
      .execute()
    await web.db.updateTable('lessons').set({ is_free: true }).where('id', '=', draft.lesson).execute()
    // As mean as it can be: an open curriculum borrows its lesson.
    const step = await web.db
      .selectFrom('curriculum_steps')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await web.db
      .insertInto('step_lessons')
      .values({ step_id: step.id, lesson_id: draft.lesson, position: 99 })
      .execute()
  })
  const addresses = (): [name: string, path: string, body?: Record<string, string | number>][] => [
    ['page', `/courses/${draft.id}`],
    ['player', `/daily_lesson_chapters/${draft.chapter}`],
    ['film', `/daily_lesson_chapters/${draft.chapter}/film`],
    ['slides', `/daily_lesson_chapters/${draft.chapter}/slides/1.jpg`],
    ['material', `/daily_lesson_chapters/${draft.chapter}/material`],
    ['prime player', `/prime_lessons/${draft.prime}`],
    ['prime film', `/prime_lessons/${draft.prime}/film`],
    ['zip', `/courses/${draft.id}/supplement`],
    ['pdf', `/courses/${draft.id}/supplement_pdf`],
    ['free lesson', `/free_lessons/${draft.lesson}`],
    ['voices', `/courses/${draft.id}/voices`],
    ['order', `/course_orders/new?course_id=${draft.id}`],
    ['bookmark', `/courses/${draft.id}/favorite`, {}],
    ['note', `/courses/${draft.id}/user_note`, { content: 'x' }],
    ['tick', `/courses/${draft.id}/complete_course`, {}],
    ['log', `/daily_lesson_chapters/${draft.chapter}/time_log`, { course_id: draft.id, current_point: 1 }],
  ]

  it.each(['visitor', 'subscriber'] as const)(
    'to a %s every address of it is 404, and no list names it [ST-002]',
    async (who) => {
      const session = who === 'visitor' ? web.visitor() : (await newSubscriber(web)).session
      for (const [name, path, body] of addresses()) {
        const { status } = body ? await session.post(path, body) : await session.visit(path)
        const signIn = who === 'visitor' && (body || name === 'order')
        expect(signIn ? [401, 302] : [404], `${who}: ${name}`).toContain(status)
      }
      for (const path of [
        '/',
        '/courses',
        '/courses?tab=character&sort=new',
        '/free_lessons',
        '/sitemap.xml',
        '/subscriptions/curriculums',
      ])
        expect((await session.visit(path)).text, path).not.toMatch(new RegExp(`${word}|/courses/${draft.id}\\b`))
      const { text } = await session.visit(`/search?q=${encodeURIComponent(word)}`)
      expect(text).not.toContain(`/courses/${draft.id}"`)
      for (const call of [`/search_near?q=${encodeURIComponent(word)}`, '/search_suggestions'])
        expect((await session.visit(call)).text, call).not.toMatch(new RegExp(`${word}|"id":${draft.id}\\b`))
    },
  )
})
