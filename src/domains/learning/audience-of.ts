import { hasSubscription, isClosedByDebt, readTrialWords } from '#domains/plans/index.ts'
import type { Ask } from '#platform/ask.ts'
import type { Audience } from './ui/audience.ts'

/** Who is looking, as far as buttons and popups need to know. */
export async function audienceOf(ask: Pick<Ask, 'db' | 'house' | 'member' | 'now'>): Promise<Audience> {
  const { member, now } = ask
  return {
    signedIn: member !== null,
    state: member?.state ?? 'before_subscribe',
    subscribed: member !== null && hasSubscription(member, now),
    trial: await readTrialWords(ask),
    debtor: debtorOf(ask),
  }
}

/** The member whose plan shows nothing until a debt is paid. */
export function debtorOf({ member, now }: Pick<Ask, 'member' | 'now'>): number | null {
  return member && isClosedByDebt(member, now) ? member.id : null
}
