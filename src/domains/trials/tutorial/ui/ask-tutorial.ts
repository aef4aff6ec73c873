import { callPath, post } from '#platform/browser-call.ts'
import type { ShownTutorial } from '../terms.ts'

export async function askTutorial(again: boolean): Promise<ShownTutorial | null | 'lost'> {
  const reply = await post<{ tutorial: ShownTutorial | null }>(callPath('/trial_tutorial'), { again })
  return reply.ok ? (reply.body?.tutorial ?? null) : 'lost'
}
