import type { Actor } from '#platform/ask.ts'
import { beginInParts, findBegun, type Begun } from '#platform/files-in-parts.ts'
import { readBody, whole } from '#platform/forms.ts'
import { notFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { refuse } from '../../refusals.ts'
import { kindOf, partPaths, typeInStore, type PartPath } from '../kinds.ts'
import { mayBringWork } from '../may-bring.ts'
import { nameUpload, UploadForm, UPLOADS } from '../promise-upload.ts'

const LAST_DAY = 8_640_000_000_000_000
const PartsForm = UploadForm.extend({
  size: whole.refine((bytes) => bytes > 0),
  modified: whole.refine((ms) => ms >= 0 && ms <= LAST_DAY).transform((ms) => new Date(ms)),
})

/** Begins a large file that comes in parts, or goes on with the same one of the same person. */
export async function beginUpload(actor: Actor): Promise<Begun> {
  const { house, memberId: ownerId } = actor
  const form = readBody(actor.body, PartsForm)
  const purpose = partPaths.find((path) => path === form.path) ?? refuse('bad-upload')
  await mayBring(actor, purpose)
  const stored = typeInStore(kindOf(purpose), form) ?? refuse('bad-upload')
  if (form.size > kindOf(purpose).maxBytes) refuse('file-size')
  const facts = { fileName: form.filename, bytes: form.size, modifiedAt: form.modified }
  const begun = await findBegun(house, { ownerId, purpose, ...facts })
  if (!begun) await house.limits.take(UPLOADS, String(ownerId))
  const folder = `${purpose}/${ownerId}`
  const upload = begun ?? (await beginInParts(house, { ownerId, purpose, folder, ...stored, ...facts }))
  await nameUpload(actor, upload.key, form.filename)
  return upload
}

async function mayBring(actor: Actor, path: PartPath) {
  if (path === 'teacher_corrections/attachment') {
    if (actor.member.teacherId === null) notFound()
    return void withFactorOf(actor)
  }
  return mayBringWork(actor)
}
