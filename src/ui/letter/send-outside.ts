import type { WaitingLetter } from './kept-letters.ts'
import type { Sent } from './send-waiting.ts'

/** To a form service of others: without our token, and a failure of the line counts as sent, as its form cannot tell. */
export async function sendOutside(address: string, { fields, pictures }: WaitingLetter): Promise<Sent> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { name, blob } of pictures) form.append('images[]', blob, name)
  try {
    const reply = await fetch(address, { method: 'POST', body: form, credentials: 'omit' })
    return reply.ok ? { outcome: 'taken' } : { outcome: 'refused', sentence: null, isOfTheMoment: false }
  } catch {
    return { outcome: 'later', why: 'line' }
  }
}
