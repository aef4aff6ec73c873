import { href, createContext, redirect, type RouterContextProvider } from 'react-router'
import type { Db } from './db.ts'
import type { Body } from './forms.ts'
import type { House } from './house.ts'
import { wayBack } from './page-address.ts'
import { refuseCommon } from './refusal.ts'
import type { StaffRole } from './staff-roles.ts'

export type SubscriptionState =
  | 'before_subscribe'
  | 'under_trial'
  | 'will_continue'
  | 'will_cancel'
  | 'after_unsubscribe'

/** Of those who have or had a plan. */
export type ContractState = Exclude<SubscriptionState, 'before_subscribe'>

/** Who is signed in, as the session finds them: one statement a request, or kept for seconds where it is only shown. */
export type Member = {
  id: number
  name: string
  email: string
  avatarKey: string | null
  joinedAt: Date
  state: SubscriptionState
  planId: number | null
  accessEndsAt: Date | null
  /** from here on subscriber content is closed because of a debt */
  closesAt: Date | null
  /** a bill of theirs could not be paid */
  owes: boolean
  paysByDebit: boolean
  isStaff: boolean
  staffRole: StaffRole | null
  /** when the session began by which they ask */
  signedInAt?: Date
  /** until then this session counts as one that has shown the second factor */
  secondFactorUntil: Date | null
  /** the own record of who corrects works */
  teacherId: number | null
  /** staff let them see what subscribers see, without a plan */
  seesLessons: boolean
  /** the school pays them, or will */
  isPayee: boolean
  /** holds personal coaching */
  isCoach: boolean
  singleKeysOff: boolean
  /** notifications that they have put away, the latest of them */
  closedNotifications: readonly number[]
  /** notices that they have not seen, counted to a hundred */
  unread: number
  /** how far they say that they are; null until they were asked */
  level: 'entry' | 'beginner' | 'intermediate' | 'advanced' | null
  /** they were asked on their first page and said: later */
  putOffSurvey: boolean
}

/** A statement found another session than the one that was known: who asks is asked anew, and the call made again. */
export class SessionChanged extends Error {}

/** Who asks, when, and with what in hand. */
export type Ask = {
  house: House
  db: Db
  now: Date
  member: Member | null
  /** The member of staff who looks at the site with this member's eyes, and can change nothing. */
  viewer: Member | null
  ip: string
  agent: string
  requestId: string
  url: URL
  method: string
  cookies: Readonly<Record<string, string>>
  csrfToken: string
  nonce: string
  body: Body
  /** Sessions are begun and ended through these, so that the cookie follows. */
  session: {
    begin(token: string): void
    end(): void
    tokenHash: Buffer | null
    /** What is known of it from seconds ago, for a call that lets its own statement compare it; null where it was asked just now. */
    facts: string | null
  }
  /** The terms have changed, and this page waits until their member has agreed. */
  mustAgree?: boolean
  /** Names what the page shows, so that a change can purge exactly the pages that show it. */
  pageTags: Set<string>
  /** Moments at which what the page shows changes by itself: it is kept until the first of them at most. */
  pageTurns: Date[]
  /** What a page's reading threw, so that the front door can tell a lost database from a bug. */
  failure: unknown
  answerHeaders: Record<string, string>
  setCookie(line: string): void
}

export type Actor = Ask & { member: Member; memberId: number }
export type CallAsk = Ask & {
  params: Record<string, string>
  query: URLSearchParams
  headers: Record<string, string | undefined>
}

export const askContext = createContext<Ask>()

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

export function asker(context: Context): Ask {
  return context.get(askContext)
}

export function isSignedIn(ask: Ask): ask is Actor {
  return ask.member !== null
}

/** The signed-in person of a call: a visitor is told to sign in. */
export function actorOf<A extends Ask>(ask: A): A & { member: Member; memberId: number } {
  const { member } = ask
  if (!member) return refuseCommon('signed-out')
  return Object.assign(ask, { member, memberId: member.id })
}

/** The signed-in person of a page: a visitor is sent to sign in and led back. */
export function actor(context: Context): Actor {
  const ask = asker(context)
  if (!ask.member) throw redirect(signInPath(ask.url))
  if (ask.mustAgree) throw redirect(`${href('/terms_agreements')}?return_to=${wayBack(ask.url)}`)
  return actorOf(ask)
}

export function signInPath(url: URL): string {
  return `${href('/sessions/new')}?return_to=${wayBack(url)}`
}
