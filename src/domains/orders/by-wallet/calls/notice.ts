import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { hearNotice } from '../actions/hear-notice.ts'
import { walletOf } from '../wallet-of.ts'

/** What Amazon tells by itself. What it did not sign is refused, and nothing comes of it. */
export default async function notice({ house, body }: CallAsk) {
  const wallet = walletOf(house)
  const told = body.trouble ? null : await wallet.readNotice(JSON.stringify(body.fields))
  if (!told) return Answer.json(400, { success: false, error: '通知の署名を確認できません。' })
  await hearNotice(house, told)
  return { success: true }
}
