import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import { addPiece, bringFile, colouredPdf, html, newWhole, saveField } from '#test/learning/studio.ts'
import type { Session } from '#test/worlds/session.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const RED = '#cc2200'
const GREEN = '#22aa44'
const BLUE = '#2244cc'
let editor: Session
let course: Awaited<ReturnType<typeof newWhole>>

beforeAll(async () => {
  editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
  course = await newWhole(web, editor, 'スライドの講座')
  await editor.submit(`/staff/courses/${course.id}/publishing`, { act: 'publish', opens_at: '', closes_at: '' }, html)
})

const shownAt = async (place: string) => {
  const { text } = await editor.visit(`/staff/slides/${place}`)
  const version = /pages\/1\.jpg\?v=([\w-]+)/.exec(text)?.[1] ?? ''
  return { text, version, pages: new Set(text.match(/pages\/\d+\.jpg/g)).size }
}
const untilDrawn = (place: string, pages: number) =>
  vi.waitFor(async () => expect((await shownAt(place)).pages).toBe(pages), { timeout: 30_000, interval: 200 })

/** The colour in the middle of a picture, as the nearest of the three. */
async function colourAt(session: Session, path: string) {
  const reply = await fetch(session.url + path, {
    headers: { Cookie: [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  if (!reply.ok) return reply.status
  const picture = sharp(Buffer.from(await reply.arrayBuffer()))
  const { width, height } = await picture.metadata()
  const [red, green, blue] = await picture
    .extract({ left: width >> 1, top: height >> 1, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const most = Math.max(red!, green!, blue!)
  return { colour: most === red ? RED : most === green ? GREEN : BLUE, side: Math.max(width, height) }
}

describe('the slides of a chapter', () => {
  it('become pictures from a PDF, page by page, that learners see beside the film and nobody else [ST-017]', async () => {
    const place = `chapter-${course.chapter}`
    expect((await bringFile(editor, place, '骨.pdf', await colouredPdf([RED, GREEN, BLUE]))).body).toEqual({
      success: true,
    })
    await untilDrawn(place, 3)
    const learner = (await newSubscriber(web)).session
    const pages = [1, 2, 3].map((page) =>
      colourAt(learner, `/daily_lesson_chapters/${course.chapter}/slides/${page}.jpg`),
    )
    expect(await Promise.all(pages)).toEqual([RED, GREEN, BLUE].map((colour) => ({ colour, side: 1920 })))
    const beyond = await learner.visit(`/daily_lesson_chapters/${course.chapter}/slides/4.jpg`)
    const stranger = await web.visitor().visit(`/daily_lesson_chapters/${course.chapter}/slides/1.jpg`)
    const member = await learner.visit(`/staff/slides/${place}/pages/1.jpg`)
    expect([beyond.status, stranger.status, member.status]).toEqual([404, 403, 404])
  })

  it('are put in another order, taken away, and never over what a colleague did meanwhile [ST-017]', async () => {
    const place = `chapter-${course.chapter}`
    const arrange = (version: string, pages: string) =>
      editor.submit(`/staff/slides/${place}`, { act: 'arrange', version, pages }, html)
    const { version } = await shownAt(place)
    expect((await arrange(version, '1,1')).status).toBe(422)
    expect((await arrange(version, '1,4')).status).toBe(422)
    expect((await arrange(version, '3,1')).status).toBe(303)
    const seen = async (page: number) => colourAt(editor, `/staff/slides/${place}/pages/${page}.jpg`)
    expect([await seen(1), await seen(2), await seen(3)]).toMatchObject([{ colour: BLUE }, { colour: RED }, 404])
    const late = await arrange(version, '2,1')
    expect([late.status, late.text.includes('先に変更しました')]).toEqual([409, true])
    expect((await editor.visit(`/staff/courses/${course.id}/history`)).text).toContain('2ページ')
  })

  it('are shown to everybody as samples only where staff say so, as copies with an address of their own; with the editor’s word they stand in 「内容を見る」 [ST-017] [MA-008] [SH-022] [SH-024]', async () => {
    const place = `chapter-${course.chapter}`
    const samples = `samples-${course.id}`
    expect((await bringFile(editor, samples, '見本.pdf', await colouredPdf([GREEN]))).body).toEqual({ success: true })
    await untilDrawn(samples, 1)
    const { version } = await shownAt(place)
    expect((await editor.submit(`/staff/slides/${place}`, { act: 'sample', version, page: '2' }, html)).status).toBe(
      303,
    )
    const row = await web.db
      .selectFrom('courses')
      .select(['sample_slides_key', 'sample_slide_pages'])
      .where('id', '=', course.id)
      .executeTakeFirstOrThrow()
    expect(row.sample_slide_pages).toBe(2)
    const folder = row.sample_slides_key!.replace('public/', '/files/')
    // The page kept for visitors goes when the purge has come round.
    const seen = async () => (await web.visitor().visit(`/courses/${course.id}`)).text
    await expect.poll(seen).toContain(folder)
    const stranger = web.visitor()
    expect([await colourAt(stranger, `${folder}/1.jpg`), await colourAt(stranger, `${folder}/2.jpg`)]).toMatchObject([
      { colour: GREEN },
      { colour: RED },
    ])
    const note = '手を描くのが苦手な人に。'
    expect((await saveField(editor, course.id, { field: 'editor_note', text: note, base: '' })).status).toBe(200)
    const told = async () => (await stranger.visit(`/courses/${course.id}/contents`)).body
    await expect.poll(told).toMatchObject({ note, slides: { baseUrl: folder, totalPages: 2 } })
    const learner = (await newSubscriber(web)).session
    const pages = await Promise.all([learner, stranger].map((who) => who.visit(`/staff/slides/${samples}`)))
    expect(pages.map(({ status }) => status === 200)).toEqual([false, false])
    expect(pages[0]!.status).toBe(404)
    const empty = { act: 'arrange', version: (await shownAt(samples)).version, pages: '' }
    expect((await editor.submit(`/staff/slides/${samples}`, empty, html)).status).toBe(303)
    await expect.poll(seen).not.toContain('/files/sample-slides')
    await expect.poll(told).toMatchObject({ note, slides: null })
  })

  it('are those of a prime lesson too [LP-033]', async () => {
    const prime = await addPiece(editor, course.id, 'prime', course.id, '通しで描く')
    await bringFile(editor, `prime-${prime}`, '通し.pdf', await colouredPdf([BLUE, RED]))
    await untilDrawn(`prime-${prime}`, 2)
    expect(
      (await editor.visit(`/staff/courses/${course.id}/primes/${prime}`)).text.replaceAll('<!-- -->', ''),
    ).toContain('（2枚）')
  })

  it('are refused with a reason where the file is no PDF, has too many pages or is another’s matter [ST-017]', async () => {
    const lesson = await addPiece(editor, course.id, 'lesson', course.id, '二日目')
    const place = `chapter-${await addPiece(editor, course.id, 'chapter', lesson, '線')}`
    const text = Buffer.from('これはPDFではありません')
    const named = await bringFile(editor, place, '線.pdf', text)
    expect([named.status, (named.body as { error: string }).error]).toEqual([422, 'pdfのファイルを選んでください。'])
    expect((await bringFile(editor, place, '線.zip', text)).status).toBe(422)
    await bringFile(editor, place, '線.pdf', Buffer.from('%PDF-1.7 のように始まるだけ'))
    await vi.waitFor(async () => expect((await shownAt(place)).text).toContain('PDFとして読み取れませんでした'), {
      timeout: 20_000,
    })
    await bringFile(editor, `samples-${course.id}`, '多い.pdf', await colouredPdf(Array(61).fill(RED)))
    await vi.waitFor(async () => expect((await shownAt(`samples-${course.id}`)).text).toContain('ページが多すぎます'), {
      timeout: 20_000,
    })
    expect((await editor.submit(`/staff/slides/${place}`, { act: 'drop' }, html)).status).toBe(303)
    expect((await shownAt(place)).text).not.toContain('読み取れませんでした')
    const { session: member } = await newSubscriber(web)
    expect((await bringFile(member, place, '線.pdf', await colouredPdf([RED]))).status).toBe(404)
    expect((await bringFile(editor, 'chapter-999999999', '線.pdf', await colouredPdf([RED]))).status).toBe(404)
  })
})

describe('what learners download', () => {
  const psd = Buffer.concat([Buffer.from('8BPS\u0000\u0001', 'latin1'), Buffer.alloc(500, 7)])

  it('is brought, replaced and taken away; a file that calls itself something else is refused [ST-017] [MA-001]', async () => {
    const place = `course-${course.id}-file`
    const learner = (await newSubscriber(web)).session
    const download = () => learner.visit(`/courses/${course.id}/supplement`)
    expect((await download()).status).toBe(404)
    const lie = await bringFile(editor, place, '下描き.clip', psd)
    expect([lie.status, (lie.body as { error: string }).error]).toEqual([422, expect.stringContaining('psd')])
    expect((await bringFile(editor, place, '下描き.exe', psd)).status).toBe(422)
    expect((await bringFile(editor, `course-${course.id}-pdf`, '下描き.psd', psd)).status).toBe(422)
    expect((await bringFile(editor, place, '下描き.psd', psd)).body).toEqual({ success: true })
    const got = await download()
    expect([got.status, got.headers.get('content-length')]).toEqual([200, String(psd.length)])
    expect(decodeURIComponent(got.headers.get('content-disposition')!)).toContain('下描き.psd')
    const zip = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(90, 1)])
    await bringFile(editor, place, '練習.zip', zip)
    expect((await download()).headers.get('content-type')).toBe('application/zip')
    const files = await web.db.selectFrom('materials').select('id').where('file_name', '=', '下描き.psd').execute()
    expect(files).toEqual([])
    expect((await web.visitor().visit(`/courses/${course.id}/supplement`)).status).toBe(403)
    expect((await learner.delete(`/staff/materials/${place}`)).status).toBe(404)
    expect((await editor.delete(`/staff/materials/${place}`)).body).toEqual({ success: true })
    expect((await download()).status).toBe(404)
  })

  it('may have 500 MB and not a byte more, and is asked for by its size before anything is sent [ST-017]', async () => {
    const begin = (size: number) =>
      editor.post('/staff/studio_files', {
        place: `course-${course.id}-file`,
        filename: '大きい.psd',
        size,
        modified: 1,
      })
    expect((await begin(524_288_001)).status).toBe(422)
    const { status, body } = await begin(524_288_000)
    expect([status, (body as { key: string }).key]).toEqual([200, expect.stringContaining('private/material/')])
    expect((await editor.delete('/staff/studio_files', { key: (body as { key: string }).key })).status).toBe(200)
  })

  it('stands with a curriculum’s step too [ST-020] [MA-001]', async () => {
    const step = await web.db
      .selectFrom('curriculum_steps')
      .select(['id', 'curriculum_id', 'title'])
      .where('supplement_id', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect((await bringFile(editor, `step-${step.id}-file`, '線の練習.psd', psd)).body).toEqual({ success: true })
    expect((await editor.visit(`/staff/curriculums/${step.curriculum_id}`)).text).toContain('線の練習.psd')
    const learner = (await newSubscriber(web)).session
    const { status } = await learner.visit(`/subscriptions/curriculum_steps/${step.id}/supplement`)
    expect(status).toBe(200)
    await editor.delete(`/staff/materials/step-${step.id}-file`)
  })
})
