import { beforeAll, describe, expect, it } from 'vitest'
import { contestsOf } from '#test/community/contests.ts'
import { moderating } from '#test/community/moderating.ts'
import { newDrawing } from '#test/community/pictures.ts'
import { sendReport, showReport } from '#test/community/showing.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'
import type { TargetType } from '../cases/queries.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let support: Session
let its: ReturnType<typeof moderating>
let contests: ReturnType<typeof contestsOf>
beforeAll(async () => {
  web = await freshWeb()
  support = (await newPerson(web, { isStaff: true, role: 'support' })).session
  const editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
  its = moderating(web, () => support)
  contests = contestsOf(web, () => editor)
})

const tell = (session: Session, target_type: TargetType, target_id: number, more: object = {}) =>
  its.flag(session, target_id, { target_type, ...more })
async function toldByThree(type: TargetType, id: number) {
  for (let time = 0; time < 3; time++) expect((await tell((await its.oldHand()).session, type, id)).status).toBe(200)
}
const illustsOf = async (path: string, who: Pick<Session, 'visit'>) =>
  (await who.visit(path, { headers: { Accept: 'application/json' } })).body.illusts.map(({ id }: { id: number }) => id)

describe('a work of a contest', () => {
  async function shownWork() {
    const { id } = await contests.open()
    const owner = await newPerson(web)
    await contests.enter(owner.session, id)
    const { id: work } = (await contests.entryOf(id, owner.memberId))!
    return { id, owner, work, picture: `/illust_contest_applicants/${work}/image` }
  }

  it('that nobody sees yet is told of by nobody; once it is shown, by any other member, once [RE-021]', async () => {
    const { id, owner, work } = await shownWork()
    const { session } = await newPerson(web)
    expect((await tell(session, 'contest_work', work)).status).toBe(404)
    await contests.change(id, { act: 'approve', work: String(work) })
    for (let time = 0; time < 2; time++) expect((await tell(session, 'contest_work', work)).status).toBe(200)
    expect((await tell(owner.session, 'contest_work', work)).status).toBe(409)
    expect((await tell(web.visitor() as Session, 'contest_work', work)).status).toBe(401)
    const told = web.db.selectFrom('content_flags').select('id').where('target_id', '=', work)
    expect(await told.where('target_type', '=', 'contest_work').execute()).toHaveLength(1)
  })

  it('is hidden by three, looked at behind a veil, hidden with a reason, objected to and shown again [RE-021] [RE-025]', async () => {
    const { id, owner, work, picture } = await shownWork()
    await contests.change(id, { act: 'approve', work: String(work) })
    await toldByThree('contest_work', work)
    const { session: other } = await newPerson(web)
    const collection = `/illust_contests/${id}/illust_collection`
    expect(await illustsOf(collection, other)).toEqual([])
    expect((await other.visit(picture)).status).toBe(404)
    expect((await owner.session.visit(picture)).status).toBe(200)
    expect((await owner.session.visit(`/illust_contests/${id}`)).text).toContain('運営により非表示になっています')
    const caseId = await its.caseOf(work, 'contest_work')
    const page = await support.visit(`/staff/moderation/${caseId}`)
    expect(page.text).toContain('コンテストの作品')
    expect(page.text).not.toContain('/image')
    expect((await support.visit(`/staff/moderation/${caseId}/image`)).status).toBe(200)
    expect((await its.decide(caseId, 'hide', { reason: '他の方の作品です。' })).status).toBe(303)
    // It came, it was shown, it was hidden by itself.
    const [letter] = await web.letters(owner.email, { seen: 3 })
    expect(letter!.text).toContain('他の方の作品です。')
    const path = /\/moderation_decisions\/\d+/.exec(letter!.text)![0]
    expect((await owner.session.submit(path, { objection: '自分で描きました。' }, its.html)).status).toBe(303)
    expect((await its.decide(await its.caseOf(work, 'contest_work'), 'restore')).status).toBe(303)
    expect(await illustsOf(collection, other)).toEqual([work])
    await toldByThree('contest_work', work)
    expect(await illustsOf(collection, other)).toEqual([work])
  })

  it('that must not stay is deleted with its pictures, and its author may be barred from entering', async () => {
    const { id, owner, work, picture } = await shownWork()
    await contests.change(id, { act: 'approve', work: String(work) })
    await tell((await newPerson(web)).session, 'contest_work', work)
    expect((await its.decide(await its.caseOf(work, 'contest_work'), 'bar')).status).toBe(303)
    expect((await contests.enter(owner.session, id)).status).toBe(403)
    const again = await shownWork()
    await contests.change(again.id, { act: 'approve', work: String(again.work) })
    await tell((await newPerson(web)).session, 'contest_work', again.work)
    expect((await its.decide(await its.caseOf(again.work, 'contest_work'), 'delete')).status).toBe(303)
    expect(await contests.entryOf(again.id, again.owner.memberId)).toBeUndefined()
    for (const path of [picture, again.picture]) expect((await web.visit(path)).status).toBe(404)
  })
})

it('a picture that was hidden is refused wherever it comes again: as a work, a comment or a report', async () => {
  const { owner, friend, id } = await its.people()
  const [once, twice] = [await newDrawing(900, 700), await newDrawing(900, 700)]
  const report = await showReport(owner.session, { image: once })
  await its.flag(friend.session, report)
  await its.decide(await its.caseOf(report), 'hide')
  const contest = await contests.open()
  const again = await contests.enter(friend.session, contest.id, { image: once })
  expect([again.status, again.body.error]).toEqual([422, expect.stringContaining('この画像は投稿できません')])
  const comment = new FormData()
  comment.set('illust_report_comment[content]', '見てください。')
  comment.set('illust_report_comment[image]', new Blob([new Uint8Array(once)]), 'again.png')
  expect((await friend.session.post(`/illust_reports/${id}/comments`, comment)).status).toBe(422)

  const entrant = await newPerson(web)
  expect((await contests.enter(entrant.session, contest.id, { image: twice })).status).toBe(200)
  const { id: work } = (await contests.entryOf(contest.id, entrant.memberId))!
  await contests.change(contest.id, { act: 'approve', work: String(work) })
  expect((await sendReport(friend.session, { image: twice })).status).toBe(200)
  await tell(friend.session, 'contest_work', work)
  await its.decide(await its.caseOf(work, 'contest_work'), 'hide')
  expect((await sendReport(owner.session, { image: twice })).status).toBe(422)
})

it('a work of a gallery is told of, hidden and shown again; nobody is warned, barred or written to for it [RE-021]', async () => {
  const file = '/fifth_anniversary/egaku_fan_art.json'
  const [id] = await illustsOf(file, web)
  await toldByThree('gallery_work', id)
  await expect.poll(() => illustsOf(file, web)).not.toContain(id)
  expect((await web.visit(`/gallery_illusts/${id}/image`)).status).toBe(404)
  const caseId = await its.caseOf(id, 'gallery_work')
  expect((await support.visit('/staff/moderation')).text).toContain('ギャラリーの作品')
  expect((await support.visit(`/staff/moderation/${caseId}`)).text).toContain('運営が掲載')
  for (const act of ['warn', 'bar']) expect((await its.decide(caseId, act)).status).toBe(409)
  expect((await its.decide(caseId, 'restore')).status).toBe(303)
  await expect.poll(() => illustsOf(file, web)).toContain(id)
  const { session } = await newPerson(web)
  expect((await tell(session, 'gallery_work', id, { about: 'author' })).status).toBe(404)
  expect((await tell(session, 'gallery_work', 999_999)).status).toBe(404)
})

it('a name that offends is told of beside what it stands at, and set back with a letter; what it stands at is not [AC-037]', async () => {
  const { owner, friend, id } = await its.people()
  await web.db
    .updateTable('members')
    .set({ avatar_key: 'public/avatars/none.jpg' })
    .where('id', '=', owner.memberId)
    .execute()
  expect((await its.flag(friend.session, owner.memberId, { target_type: 'profile' })).status).toBe(422)
  for (let time = 0; time < 3; time++) {
    const { session } = await its.oldHand()
    expect((await its.flag(session, id, { about: 'author', reason: 'harassment' })).status).toBe(200)
  }
  const caseId = await its.caseOf(owner.memberId, 'profile')
  expect(await its.isSeen(friend.session, id)).toBe(true)
  expect((await web.member(owner.email)).name).toBe('描いた人')
  expect((await its.decide(caseId, 'hide')).status).toBe(409)
  expect((await its.decide(caseId, 'reset-name', { reason: '人を傷つける言葉です。' })).status).toBe(303)
  expect(await web.member(owner.email)).toMatchObject({ name: '受講生', avatar_key: 'public/avatars/none.jpg' })
  const [letter] = await web.letters(owner.email)
  expect(letter!.subject).toContain('表示名を、初期の状態に戻しました')
  expect(letter!.text).toContain('人を傷つける言葉です。')
  const path = /\/moderation_decisions\/\d+/.exec(letter!.text)![0]
  expect((await owner.session.submit(path, { objection: '本名です。' }, its.html)).status).toBe(303)
  expect((await its.decide(await its.caseOf(owner.memberId, 'profile'), 'reset-picture')).status).toBe(303)
  expect((await web.member(owner.email)).avatar_key).toBeNull()
})
