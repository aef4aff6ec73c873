import { describe, expect, it } from 'vitest'
import { correctionOf, newEntitled, newWaiting } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const support = async () => (await newPerson(web, { isStaff: true, role: 'support' })).session

async function returned() {
  const waiting = await newWaiting(web)
  await waiting.teacher.session.post(waiting.back, await correctionOf(waiting.teacher.session))
  const board = `/staff/critiques/${waiting.id}`
  const picture = (side: string) => web.visit(`/critique_sample_pictures/${waiting.id}/${side}`)
  return { ...waiting, board, picture }
}
const show = { act: 'show', sample_title: '手の形' }
const agree = { consent: 'on' }
const takeBack = { consent: 'off' }

describe('a returned work as a sample', () => {
  it('is shown once learner and teacher both agree and staff choose it, and gone at once when one takes that back', async () => {
    const { id, teacher, student, page, board, picture } = await returned()
    const staff = await support()
    const campaign = async () => (await web.visit(`/correction_campaigns/${teacher.campaignId}`)).text
    expect((await staff.submit(board, show)).status).toBe(409)
    expect((await student.session.submit(page, agree)).status).toBe(303)
    expect((await staff.submit(board, show)).status).toBe(409)
    expect((await teacher.session.submit(page, agree)).status).toBe(303)
    expect((await staff.submit(board, { ...show, sample_title: 'あ'.repeat(21) })).status).toBe(422)
    expect((await picture('before')).status).toBe(404)
    expect((await staff.submit(board, show)).status).toBe(303)
    expect(await campaign()).toContain('手の形（試しの先生先生）')
    for (const side of ['before', 'after']) expect((await picture(side)).status).toBe(200)
    expect((await picture('attachment')).status).toBe(404)
    expect((await student.session.visit(page)).text).toContain('見本として紹介しています')

    for (const { session } of [student, teacher]) {
      expect((await session.submit(page, takeBack)).status).toBe(303)
      expect(await campaign()).not.toContain(`/critique_sample_pictures/${id}/`)
      expect((await picture('after')).status).toBe(404)
      expect((await staff.submit(board, show)).status).toBe(409)
      expect((await session.submit(page, agree)).status).toBe(303)
      // Shown again only when staff choose it anew.
      expect((await picture('after')).status).toBe(404)
      expect((await staff.submit(board, show)).status).toBe(303)
    }
    expect((await staff.submit(board, { act: 'withdraw' })).status).toBe(303)
    expect((await staff.submit(board, { act: 'withdraw' })).status).toBe(409)
    expect((await picture('before')).status).toBe(404)
  })

  it('is out of sight while what came back is hidden or opened again', async () => {
    const { id, teacher, student, page, board, picture } = await returned()
    const staff = await support()
    for (const { session } of [student, teacher]) await session.submit(page, agree)
    await staff.submit(board, show)
    expect((await picture('after')).status).toBe(200)
    expect((await staff.submit(board, { act: 'reopen', word: '線を直します' })).status).toBe(303)
    expect((await picture('after')).status).toBe(404)
    await web.db
      .updateTable('corrected_works')
      .set({ corrected_at: await web.now() })
      .where('id', '=', id)
      .execute()
    expect((await picture('after')).status).toBe(200)
    await staff.submit(board, { act: 'hide', hide_reason: '不適切', substitute_id: '' })
    expect((await picture('after')).status).toBe(404)
  })

  it('is asked of its learner and its teacher alone, with the second factor, and not before it came back', async () => {
    const waiting = await newWaiting(web)
    expect((await waiting.student.session.submit(waiting.page, agree)).status).toBe(409)
    const { teacher, page } = await returned()
    const bare = await web.signIn(teacher.email, { secondFactor: false })
    expect((await bare.submit(page, agree)).status).toBe(403)
    for (const { session } of [await newEntitled(web), waiting.teacher])
      expect((await session.submit(page, agree)).status).toBe(404)
  })
})
