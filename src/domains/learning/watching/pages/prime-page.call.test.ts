import { expect, it } from 'vitest'
import { newSubscriber } from '#test/people.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { freshWeb } from '#test/web.ts'

it('a prime lesson shows its own slides, and the downloads and the note of its course [LP-033]', async () => {
  const web = await freshWeb()
  const { session } = await newSubscriber(web)
  const course = await smallSchool(web.db).newCourse({ lessons: [{}], primes: [{}, {}] })
  const [first, second] = course.primeIds
  const material = await web.db.selectFrom('materials').select('id').limit(1).executeTakeFirstOrThrow()
  await web.db.updateTable('courses').set({ supplement_id: material.id }).where('id', '=', course.id).execute()
  await web.db
    .updateTable('prime_lessons')
    .set({ slide_url: 'private/slides/one', slide_pages: 3 })
    .where('id', '=', first!)
    .execute()
  await session.post(`/courses/${course.id}/user_note`, { content: '講座のノート' })
  const [withSlides, without] = await Promise.all([first, second].map((id) => session.visit(`/prime_lessons/${id}`)))
  expect(withSlides!.text).toContain(`/prime_lessons/${first}/slides/1`)
  expect(without!.text).not.toContain('/slides/')
  for (const { text } of [withSlides!, without!]) {
    expect(text).toContain('講座のノート')
    expect(text).toContain(`/courses/${course.id}/supplement`)
    expect(text).not.toContain(`/courses/${course.id}/supplement_pdf`)
  }
})
