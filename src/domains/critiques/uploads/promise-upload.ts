import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { readBody, textField } from '#platform/forms.ts'
import { promiseFile } from '#platform/stored-files.ts'
import { workLimits } from '../terms.ts'
import { kindOf, typeInStore, type UploadPath } from './kinds.ts'
import { refuse } from '../refusals.ts'

export const UploadForm = z.object({
  path: z.string(),
  filetype: z
    .string()
    .regex(/^([\w.+-]{1,60}\/[\w.+-]{1,60})?$/)
    .default(''),
  filename: textField({
    required: 'ファイル名がありません。',
    max: workLimits.fileName,
    tooLong: 'ファイル名が長すぎます。',
  }),
})
const MINUTES = 60
export const UPLOADS = { name: 'critique-uploads', points: 30, seconds: 3600 }

/** A form with which the browser puts one file of a kind that this person may bring into the store. */
export async function promiseUpload(actor: Actor, allowed: readonly UploadPath[]) {
  const form = readBody(actor.body, UploadForm)
  const path = allowed.find((one) => one === form.path) ?? refuse('bad-upload')
  const { maxBytes } = kindOf(path)
  const stored = typeInStore(kindOf(path), form) ?? refuse('bad-upload')
  await actor.house.limits.take(UPLOADS, String(actor.memberId))
  const file = { purpose: path, folder: `${path}/${actor.memberId}`, ownerId: actor.memberId, ...stored }
  const { key, form: post } = await promiseFile(actor.house, { ...file, maxBytes, minutes: MINUTES })
  await nameUpload(actor, key, form.filename)
  return { success: true, ...post, key, filePath: `/${key}` }
}

/** How the file is called where it is shown and saved. */
export async function nameUpload({ db }: Actor, key: string, file_name: string): Promise<void> {
  const named = db.insertInto('critique_uploads').values({ key, file_name })
  await named.onConflict((conflict) => conflict.doNothing()).execute()
}
