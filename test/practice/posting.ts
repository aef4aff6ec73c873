import sharp from 'sharp'
import type { Session } from '#test/worlds/session.ts'

export const aDrawing = (background = '#c8361f', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

type Log = {
  memo?: string
  step?: number
  key?: string
  consent?: boolean
  memoConsent?: boolean
  image?: Buffer | null
  name?: string
}

/** Posts a practice log as the page does. */
export async function postPractice(who: Session, lessonId: number | string, log: Log = {}) {
  const { memo, step, key, consent, memoConsent, name = 'practice.png' } = log
  const image = log.image === undefined ? await aDrawing() : log.image
  const form = new FormData()
  form.set('id', String(lessonId))
  if (memo !== undefined) form.set('memo', memo)
  if (step !== undefined) form.set('step_id', String(step))
  if (key) form.set('key', key)
  if (consent !== undefined) form.set('consent', String(consent))
  if (memoConsent !== undefined) form.set('memo_consent', String(memoConsent))
  if (image) form.set('image', new Blob([new Uint8Array(image)]), name)
  return who.post('/user_daily_lesson_trainings/create', form)
}
