import type { Session } from '#test/worlds/session.ts'
import { newDrawing } from './pictures.ts'

type Words = { title?: string; content?: string; status?: string; comment_status?: string; lesson_id?: string }
type Sent = { words?: Words; image?: Buffer | null; name?: string; sendKey?: string }

/** The form of a report as a browser sends it. */
export async function sendReport(session: Session, { words = {}, image, name = 'drawing.png', sendKey }: Sent = {}) {
  const form = new FormData()
  const all = { title: '夏の手', content: '左手を描きました。', status: 'opened', comment_status: 'accepted', ...words }
  for (const [field, value] of Object.entries(all)) form.set(`illust_report[${field}]`, value)
  const bytes = image === undefined ? await newDrawing() : image
  if (bytes) form.set('illust_report[image]', new Blob([new Uint8Array(bytes)]), name)
  if (sendKey) form.set('send_key', sendKey)
  return session.post('/illust_reports', form)
}

/** One that is there; its number. */
export async function showReport(session: Session, sent: Sent = {}): Promise<number> {
  const reply = await sendReport(session, sent)
  if (reply.status !== 200) throw new Error(`the report was not taken: ${reply.status} ${reply.text.slice(0, 200)}`)
  return reply.body.id as number
}
