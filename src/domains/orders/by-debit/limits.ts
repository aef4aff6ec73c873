import type { Limit } from '#platform/limits.ts'
import type { House } from '#platform/house.ts'

const DAY = 86_400
const sentence = 'SMSの送信回数が上限に達しました。時間をおいてお試しください。'
const limit = (name: string, points: number, seconds: number): Limit => ({ name, points, seconds, sentence })

const again = limit('sms.again', 1, 60)
const perMember = limit('sms.member', 5, DAY)
const perNumber = limit('sms.number', 5, DAY)
const perAddress = limit('sms.ip', 20, DAY)

type Sender = { memberId: number; numberKey: string; line: string }

type Counted = readonly [limit: Limit, key: string]

const limitsOf = ({ memberId, numberKey, line }: Sender): readonly Counted[] => [
  [again, `${memberId}`],
  [perMember, `${memberId}`],
  [perNumber, numberKey],
  [perAddress, line],
]

/**
 * A click that comes too early costs none of the day's messages: nothing is counted where that is known before, and of
 * many clicks at the same moment the minute lets one on to the day's counts.
 */
export async function takeSms(house: House, sender: Sender): Promise<void> {
  for (const [which, key] of limitsOf(sender)) await house.limits.check(which, key)
  const counted: Counted[] = []
  try {
    for (const one of limitsOf(sender)) {
      counted.push(one)
      await house.limits.take(...one)
    }
  } catch (refusal) {
    // The one that refused was counted as well.
    await giveBack(house, counted)
    throw refusal
  }
}

/** Nothing was sent: whoever mistyped their number may mend it at once. Addresses stay counted, whatever they try. */
export const giveSmsBack = (house: House, sender: Sender) => giveBack(house, limitsOf(sender))

async function giveBack(house: House, counted: readonly Counted[]) {
  for (const [which, key] of counted) if (which !== perAddress) await house.limits.giveBack(which, key)
}

export const lookUps: Limit = { name: 'postal.look-up', points: 60, seconds: 60 }
