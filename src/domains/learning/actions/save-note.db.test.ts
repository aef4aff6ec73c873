import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/small-school.ts'
import { markOf } from '../note-mark.ts'
import { readNote } from '../queries/notes.ts'
import { saveNote } from './save-note.ts'

let fresh: FreshHouse
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  fresh = await freshHouse()
  school = smallSchool(fresh.db)
})
afterAll(() => fresh.close())

async function writer() {
  const actor = await fresh.actorFor(await fresh.newMember({ plan: { planId: 1, state: 'will_continue' } }))
  const { id: courseId } = await school.newCourse()
  const versions = async () => {
    const rows = await fresh.db
      .selectFrom('note_versions')
      .select('content')
      .where('member_id', '=', actor.memberId)
      .orderBy('id')
      .execute()
    return rows.map(({ content }) => content)
  }
  const of = { courseId }
  let held = ''
  /** Goes on with what was written before, so many minutes after the beginning. */
  const writeOn = async (minute: number, content: string) => {
    await saveNote({ ...actor, now: new Date(actor.now.getTime() + minute * 60_000) }, of, content, markOf(held))
    held = content
  }
  return {
    actor,
    of,
    versions,
    writeOn,
    read: async () => (await readNote(fresh.db, actor.memberId, of)).content,
  }
}

it('gives back every sign as it was written', async () => {
  const { actor, of, read } = await writer()
  const content = '  行頭の空白\r\n\n<b>太字</b> 👩‍🎨 "\\"\u3000終わり\n'
  await saveNote(actor, of, content)
  expect(await read()).toBe(content)
})

it('keeps what was replaced, twenty versions deep, and an equal save leaves no version', async () => {
  const { actor, of, versions } = await writer()
  for (let n = 0; n <= 25; n++) await saveNote(actor, of, `第${n}稿`)
  await saveNote(actor, of, '第25稿')
  expect(await versions()).toEqual(Array.from({ length: 20 }, (_, n) => `第${n + 5}稿`))
})

it('leaves a version every ten minutes of who writes on and on, and always one of what another device had saved [NT-007]', async () => {
  const { actor, of, versions, writeOn } = await writer()
  await writeOn(0, '一')
  await writeOn(1, '一二')
  await writeOn(9.9, '一二三')
  expect(await versions()).toEqual(['一'])
  await writeOn(10, '一二三四')
  expect(await versions()).toEqual(['一', '一二三'])
  const later = new Date(actor.now.getTime() + 11 * 60_000)
  await saveNote({ ...actor, now: later }, of, '電車で書いた文', markOf('一二三四'))
  await writeOn(12, '一二三四五')
  expect(await versions()).toEqual(['一', '一二三', '電車で書いた文'])
  for (let n = 0; n < 30; n++) await writeOn(12 + n / 10, `一二三四五・${n}`)
  expect(await versions()).toEqual(['一', '一二三', '電車で書いた文'])
})

it('keeps what somebody deletes by mistake, also in the middle of writing [NT-007]', async () => {
  const { versions, writeOn } = await writer()
  const evening = '線は肩から引く。'.repeat(300)
  const corrected = evening.replace('肩', 'ひじ')
  await writeOn(0, '線')
  await writeOn(0.1, '線は')
  await writeOn(9, evening)
  await writeOn(9.1, corrected)
  expect(await versions()).toEqual(['線'])
  await writeOn(9.2, '')
  await writeOn(9.3, 'う')
  expect(await versions()).toEqual(['線', corrected])
})

it('loses no version when twenty saves arrive at once, and keeps no more than twenty', async () => {
  const { actor, of, versions, read } = await writer()
  const drafts = Array.from({ length: 21 }, (_, n) => `第${n}稿`)
  await Promise.all(drafts.map((draft) => saveNote(actor, of, draft)))
  expect([...(await versions()), await read()].toSorted()).toEqual(drafts.toSorted())
  await Promise.all(drafts.map((draft) => saveNote(actor, of, `${draft}・改`)))
  expect(await versions()).toHaveLength(20)
})

it('keeps the notes of a course and of a curriculum apart', async () => {
  const { actor, of } = await writer()
  const { id: curriculumId } = await school.newCurriculum([])
  await saveNote(actor, of, '講座')
  await saveNote(actor, { curriculumId }, 'コース')
  expect((await readNote(fresh.db, actor.memberId, of)).content).toBe('講座')
  expect((await readNote(fresh.db, actor.memberId, { curriculumId })).content).toBe('コース')
})
