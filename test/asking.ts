import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Session } from '#test/worlds/session.ts'

export const drawnPng = (color = '#c8361f') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer()

type Fields = Record<string, string>

/** A form as the page's script sends it: fields, pictures and the key that makes it one letter. */
export function letterOf(fields: Fields, pictures: readonly Buffer[] = [], key: string = randomUUID()): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [at, bytes] of pictures.entries()) form.append('images[]', new Blob([new Uint8Array(bytes)]), `${at}.png`)
  form.set('key', key)
  return form
}

export const askQuestion = (who: Session, fields: Fields, pictures: readonly Buffer[] = [], key?: string) =>
  who.post('/questions', letterOf({ question: '線が震えます。', current_time: '12', ...fields }, pictures, key))

export const writeToSchool = (who: Session, fields: Fields, pictures: readonly Buffer[] = [], key?: string) =>
  who.post(
    '/user_attending_consultations',
    letterOf({ kind: 'consultation', topic: 'pace', body: '続けられるか心配です。', ...fields }, pictures, key),
  )
