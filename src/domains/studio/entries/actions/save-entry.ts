import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { keepPictures, type PictureKind, swapPicture } from '#platform/pictures/keep-picture.ts'
import { type FieldErrors, invalid, orNotFound } from '#platform/refusal.ts'
import type { Kind } from '../kind.ts'
import { markOf } from '../mark.server.ts'
import { findValues, insertEntry, updateEntry } from '../queries.ts'
import { type Parsed, readEntry } from '../read-form.ts'
import { refuse } from '../refusals.ts'
import { changedFields, wrongAt } from '../rules.ts'
import { BAD_PICTURE, type Field, PICTURE_MAX, type Values } from '../terms.ts'

const pictureOf = (kind: Kind, { size }: Field): PictureKind => ({
  purpose: `studio-${kind.key}`,
  place: 'public',
  ofTheSchool: true,
  rules: { kinds: ['jpeg', 'png'], maxBytes: PICTURE_MAX, fit: { ...size!, how: 'cover' } },
  bad: BAD_PICTURE,
})

/** Makes an entry, or changes it: of two editors the second is told what stands there meanwhile. */
export async function saveEntry(actor: Actor, kind: Kind, id: number | null): Promise<number> {
  const { db, body, now } = actor
  if (id === null && kind.fixed) refuse('entry-fixed')
  const parsed = readEntry(body, kind.fields)
  const wrong = { ...whyWindowWrong(parsed), ...kind.whyWrong?.(parsed) }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const pictures = kind.fields.filter((field) => field.kind === 'picture')
  const kept = await keepPictures(
    actor,
    pictures.map((field) => ({
      field: field.name,
      kind: pictureOf(kind, field),
      bytes: body.files[field.name]?.[0]?.bytes,
    })),
  )
  return db.transaction().execute(async (tx) => {
    const before = id === null ? null : orNotFound(await findValues(tx, kind, id, true))
    if (before && markOf(before) !== body.fields.seen) refuse('entry-newer')
    if (id !== null && (await kind.warning?.(tx, id, now)) && body.fields.confirmed !== '1')
      throw invalid({ confirmed: ['受講中の方への影響を確かめて、チェックを入れてください。'] })
    const keys = keysOf(pictures, kept, before, body.fields)
    for (const field of pictures) {
      const after = keys[field.name]
      await swapPicture(tx, actor, pictureOf(kind, field), { before: before?.[field.name] || null, after })
    }
    const values = { ...parsed, ...keys }
    const columns = kind.more?.columns?.(parsed) ?? {}
    const saved = id ?? (await insertEntry(tx, kind, values, columns))
    if (id !== null) await updateEntry(tx, kind, id, { values, columns })
    await kind.more?.save(tx, actor, saved, parsed)
    await note(tx, actor, { kind, saved, before })
    return saved
  })
}

type Noted = { kind: Kind; saved: number; before: Values | null }
type Tx = Parameters<typeof insertEntry>[0]

async function note(tx: Tx, actor: Actor, { kind, saved, before }: Noted) {
  const about = { entry_kind: kind.one, entry: saved }
  if (!before) return writeAudit(tx, actor, 'studio.entry-made', null, about)
  const changed = changedFields(kind.fields, before, (await findValues(tx, kind, saved))!)
  if (changed.length === 0) return
  await writeAudit(tx, actor, 'studio.entry-changed', null, { ...about, changed: changed.join('、') })
}

/** The key of each picture: the new one, the one before, or none where it was taken away. */
function keysOf(
  pictures: readonly Field[],
  kept: Partial<Record<string, string>>,
  before: Values | null,
  sent: Record<string, unknown>,
): Record<string, string | null> {
  return Object.fromEntries(
    pictures.map(({ name }) => {
      const stays = sent[`remove_${name}`] === '1' ? null : before?.[name] || null
      return [name, kept[name] ?? stays]
    }),
  )
}

function whyWindowWrong({ opened_at: from, closed_at: until }: Parsed): FieldErrors {
  if (!(until instanceof Date)) return {}
  if (!(from instanceof Date)) return { opened_at: ['終了日時だけでは公開できません。開始日時を入力してください。'] }
  return wrongAt(until <= from, 'closed_at', '終了日時は、開始日時より後にしてください。')
}
