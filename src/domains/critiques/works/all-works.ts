import { sql } from 'kysely'
import { extensionOf, fileName, type Paper } from '#platform/holdings.ts'
import type { House } from '#platform/house.ts'
import { formatMoment } from '#platform/tokyo.ts'

type Item = { image: string | null; comment: string | null; attachment: string | null; name: string | null }
type Pin = { number: number; x: number; y: number; words: string; done: boolean }
type Version = {
  version: number
  returnedAt: string
  memo: string | null
  memoWords: string | null
  items: Item[]
  layers: { number: number; name: string; image: string }[]
  pins: Pin[]
}
type Work = {
  id: number
  image: string
  attachment: string | null
  attachmentName: string | null
  comment: string
  teacher: string
  requestedAt: Date
  versions: Version[]
}

/** Each work as it was sent, and each critique of it as it came back: words, pictures, layers, voice and strokes. */
export async function* worksOf(house: House, memberId: number): AsyncIterable<Paper> {
  const ids = await house.db
    .selectFrom('corrected_works')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
  for (const { id } of ids) {
    const work = await findWhole(house, id)
    if (work) yield* papersOf(house, work)
  }
}

function* papersOf(house: House, work: Work): Iterable<Paper> {
  const folder = `添削/No.${work.id}`
  yield { path: `${folder}/依頼と添削.md`, at: work.requestedAt, text: wordsOf(work) }
  yield { path: `${folder}/作品${extensionOf(work.image)}`, key: work.image }
  if (work.attachment) yield { path: `${folder}/添付_${fileName(work.attachmentName ?? '')}`, key: work.attachment }
  for (const version of work.versions) {
    const place = `${folder}/添削${version.version}`
    for (const [index, { image, attachment, name }] of version.items.entries()) {
      if (image) yield { path: `${place}/画像${index + 1}${extensionOf(image)}`, key: image }
      if (attachment) yield { path: `${place}/添付${index + 1}_${fileName(name ?? '')}`, key: attachment }
    }
    for (const { number, name, image } of version.layers)
      yield { path: `${place}/レイヤー${number}_${fileName(name)}${extensionOf(image)}`, key: image }
    if (version.memo) yield { path: `${place}/音声メモ${extensionOf(version.memo)}`, key: version.memo }
    yield { path: `${place}/描き込みの記録.bin`, make: () => strokesOf(house, work.id, version.version) }
  }
}

function wordsOf({ id, teacher, requestedAt, comment, versions }: Work): string {
  const returned = versions.flatMap(({ version, returnedAt, items, memoWords, pins }) => [
    `## 添削${version}（${formatMoment(new Date(returnedAt))}）`,
    ...items.flatMap(({ comment: words }) => words ?? []),
    ...(memoWords ? ['### 音声メモの内容', memoWords] : []),
    ...(pins.length > 0 ? ['### ピン', pins.map(pinLine).join('\n')] : []),
  ])
  return [`# 添削 No.${id}（${teacher}先生）`, `依頼 ${formatMoment(requestedAt)}`, comment, ...returned].join('\n\n')
}

const pinLine = ({ number, x, y, words, done }: Pin) => `- [${done ? 'x' : ' '}] ${number}（${x}, ${y}）${words}`

/** What staff took out of sight is not handed out: it is shown to the member nowhere else either. */
async function findWhole({ db }: House, id: number): Promise<Work | undefined> {
  const found = await sql<Work>`
    select w.id, w.image_key as image, w.attachment_key as attachment, w.attachment_name as "attachmentName", w.comment,
      t.name as teacher, w.requested_at as "requestedAt",
      coalesce((select jsonb_agg(jsonb_build_object(
        'version', c.version, 'returnedAt', c.returned_at, 'memo', c.memo_key, 'memoWords', c.memo_words,
        'items', coalesce((select jsonb_agg(jsonb_build_object('image', i.image_key, 'comment', i.comment,
          'attachment', i.attachment_key, 'name', i.attachment_name) order by i.position)
          from correction_items i where i.work_id = c.work_id and i.version = c.version), '[]'),
        'layers', coalesce((select jsonb_agg(jsonb_build_object('number', l.number, 'name', l.name, 'image', l.image_key)
          order by l.number) from correction_layers l where l.work_id = c.work_id and l.version = c.version), '[]'),
        'pins', coalesce((select jsonb_agg(jsonb_build_object('number', p.number, 'x', p.x, 'y', p.y, 'words', p.words,
          'done', p.done_at is not null) order by p.number)
          from correction_pins p where p.work_id = c.work_id and p.version = c.version), '[]')
      ) order by c.version) from corrections c where c.work_id = w.id and c.hidden_at is null), '[]') as versions
    from corrected_works w join correctional_teachers t on t.id = w.teacher_id where w.id = ${id}`.execute(db)
  return found.rows[0]
}

/** The strokes as the house keeps them; null where the teacher drew elsewhere. */
async function strokesOf({ db }: House, workId: number, version: number): Promise<Buffer | null> {
  const found = await sql<{ head: Buffer; blocks: Buffer[] }>`
    select d.head, array(select b.bytes from correction_drawing_blocks b where b.drawing_id = d.id order by b.position) as blocks
    from correction_drawings d where d.work_id = ${workId} and d.version = ${version}`.execute(db)
  const drawing = found.rows[0]
  return drawing ? Buffer.concat([drawing.head, ...drawing.blocks]) : null
}
