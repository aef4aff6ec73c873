import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { listVersions, readNote } from '../queries.ts'
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
  let held = 0
  /** Goes on with what was written before, so many minutes after the beginning. */
  const writeOn = async (minute: number, content: string) => {
    const then = { ...actor, now: new Date(actor.now.getTime() + minute * 60_000) }
    const saved = await saveNote(then, of, { content, restsOn: held })
    expect(saved.newer).toBeUndefined()
    held = (await readNote(fresh.db, actor.memberId, of)).version
  }
  /** Opens the page anew. */
  const readOn = async () => void (held = (await readNote(fresh.db, actor.memberId, of)).version)
  return {
    actor,
    of,
    versions,
    readOn,
    writeOn,
    read: async () => (await readNote(fresh.db, actor.memberId, of)).content,
  }
}

it('gives back every sign as it was written', async () => {
  const { actor, of, read } = await writer()
  const content = '  行頭の空白\r\n\n<b>太字</b> 👩‍🎨 "\\"\u3000終わり\n'
  await saveNote(actor, of, { content })
  expect(await read()).toBe(content)
})

it('keeps what was replaced, twenty versions deep, and an equal save leaves no version', async () => {
  const { actor, of, versions } = await writer()
  for (let n = 0; n <= 25; n++) await saveNote(actor, of, { content: `第${n}稿` })
  await saveNote(actor, of, { content: '第25稿' })
  expect(await versions()).toEqual(Array.from({ length: 20 }, (_, n) => `第${n + 5}稿`))
})

it('leaves a version every ten minutes of who writes on and on, and always one of what is written over by who does not tell on which text [NT-007]', async () => {
  const { actor, of, versions, writeOn, readOn } = await writer()
  await writeOn(0, '一')
  await writeOn(1, '一二')
  await writeOn(9.9, '一二三')
  expect(await versions()).toEqual(['一'])
  await writeOn(10, '一二三四')
  expect(await versions()).toEqual(['一', '一二三'])
  const later = new Date(actor.now.getTime() + 11 * 60_000)
  await saveNote({ ...actor, now: later }, of, { content: '電車で書いた文' })
  await readOn()
  await writeOn(12, '一二三四五')
  expect(await versions()).toEqual(['一', '一二三', '一二三四'])
  for (let n = 0; n < 30; n++) await writeOn(12 + n / 10, `一二三四五・${n}`)
  expect(await versions()).toEqual(['一', '一二三', '一二三四'])
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
  await Promise.all(drafts.map((draft) => saveNote(actor, of, { content: draft })))
  expect([...(await versions()), await read()].toSorted()).toEqual(drafts.toSorted())
  await Promise.all(drafts.map((draft) => saveNote(actor, of, { content: `${draft}・改` })))
  expect(await versions()).toHaveLength(20)
})

it('keeps the notes of a course and of a curriculum apart', async () => {
  const { actor, of } = await writer()
  const { id: curriculumId } = await school.newCurriculum([])
  await saveNote(actor, of, { content: '講座' })
  await saveNote(actor, { curriculumId }, { content: 'コース' })
  expect((await readNote(fresh.db, actor.memberId, of)).content).toBe('講座')
  expect((await readNote(fresh.db, actor.memberId, { curriculumId })).content).toBe('コース')
})

it('a save that rests on an older text changes nothing and brings the newer [NT-007]', async () => {
  const { actor, of, versions, read } = await writer()
  const first = await saveNote(actor, of, { content: '朝の文', restsOn: 0 })
  await saveNote(actor, of, { content: '電車で書いた文', restsOn: first.version! })
  const late = await saveNote(actor, of, { content: '夜の文', restsOn: first.version! })
  expect(late.newer).toMatchObject({ content: '電車で書いた文', version: first.version! + 1 })
  expect((await saveNote(actor, of, { content: '夜の文', restsOn: 0 })).newer).toBeDefined()
  expect([await read(), await versions()]).toEqual(['電車で書いた文', ['朝の文']])
  const same = await saveNote(actor, of, { content: '電車で書いた文', restsOn: first.version! })
  expect(same).toEqual({ version: first.version! + 1 })
})

it('of two devices that save the first text at once, one learns of the other [NT-007]', async () => {
  const { actor, of } = await writer()
  const saves = await Promise.all(['ひとつ', 'ふたつ'].map((content) => saveNote(actor, of, { content, restsOn: 0 })))
  expect(saves.filter(({ newer }) => newer)).toHaveLength(1)
})

it('keeps a text that the writer decided against, once, also when the answer was lost [NT-007]', async () => {
  const { actor, of, versions } = await writer()
  await saveNote(actor, of, { content: '電車で書いた文', restsOn: 0 })
  for (let n = 0; n < 2; n++) await saveNote(actor, of, { content: '電車で書いた文', restsOn: 1, asides: ['夜の文'] })
  expect(await versions()).toEqual(['夜の文'])
  await saveNote(actor, of, { content: '夜の文', restsOn: 1, asides: ['電車で書いた文'] })
  expect(await versions()).toEqual(['夜の文', '電車で書いた文'])
  expect((await listVersions(fresh.db, actor.memberId, of)).map(({ content }) => content)).toEqual([
    '電車で書いた文',
    '夜の文',
  ])
})
