import type { Limit } from '#platform/limits.ts'
import type { House } from '#platform/house.ts'

const DAY = 86_400
const sentence = 'SMSの送信回数が上限に達しました。時間をおいてお試しください。'
const limit = (name: string, points: number, seconds: number): Limit => ({ name, points, seconds, sentence })

const again = limit('sms.again', 1, 60)
const perMember = limit('sms.member', 5, DAY)
const perNumber = limit('sms.number', 5, DAY)
const perAddress = limit('sms.ip', 20, DAY)

type Sender = { memberId: number; numberHash: string; ip: string }

const limitsOf = ({ memberId, numberHash, ip }: Sender) =>
  [
    [perMember, `${memberId}`],
    [perNumber, numberHash],
    [perAddress, ip],
    [again, `${memberId}`],
  ] as const

/** Refuses before anything is counted, so that a click that comes too early costs none of the day's messages. */
export async function takeSms(house: House, sender: Sender): Promise<void> {
  for (const [which, key] of limitsOf(sender)) await house.limits.check(which, key)
  for (const [which, key] of limitsOf(sender)) await house.limits.take(which, key)
}

/** Nothing was sent: whoever mistyped their number may mend it at once. Addresses stay counted, whatever they try. */
export async function giveSmsBack(house: House, sender: Sender): Promise<void> {
  for (const [which, key] of limitsOf(sender)) if (which !== perAddress) await house.limits.giveBack(which, key)
}

export const lookUps: Limit = { name: 'postal.look-up', points: 60, seconds: 60 }
