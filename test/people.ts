import { randomBytes } from 'node:crypto'
import { hashPassword } from '#domains/accounts/passwords.ts'
import type { SubscriptionState } from '#platform/ask.ts'
import type { StaffRole } from '#platform/staff-roles.ts'
import { PASSWORD } from '#test/accounts/newcomers.ts'
import type { Web } from '#test/worlds/web-world.ts'

type Plan = { planId?: number; state: Exclude<SubscriptionState, 'before_subscribe'>; accessEndsAt?: Date | null }

let hashed: Promise<string> | undefined

/** Somebody new in a running house, signed in, with the password of all newcomers; without a plan a person is `before_subscribe`. */
export async function newPerson(
  web: Web,
  {
    plan,
    isStaff,
    role = 'admin',
    secondFactor,
    name = '試験 ひと',
    posesUnseen,
    tutorialUnseen,
  }: {
    plan?: Plan
    isStaff?: boolean
    role?: StaffRole
    secondFactor?: boolean
    name?: string
    posesUnseen?: boolean
    tutorialUnseen?: boolean
  } = {},
) {
  const email = `new-person-${randomBytes(6).toString('hex')}@example.com`
  const now = await web.now()
  const { id } = await web.db
    .insertInto('members')
    .values({ email, email_key: email, password_hash: await (hashed ??= hashPassword(PASSWORD)), name, joined_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (plan) {
    const { planId: plan_id = 1, state, accessEndsAt: access_ends_at = null } = plan
    await web.db
      .insertInto('subscriptions')
      .values({ member_id: id, plan_id, state, started_at: now, access_ends_at })
      .execute()
  }
  // Who is told of the pose library meets a popup; most tests are about something else.
  if (!posesUnseen)
    await web.db.insertInto('pose_invitations').values({ member_id: id, opened_at: now, gesture_at: now }).execute()
  // The same of who is in a trial and the tutorial.
  if (!tutorialUnseen)
    await web.db.insertInto('trial_tutorial_viewers').values({ member_id: id, variant: 'a', opened_at: now }).execute()
  if (isStaff) await web.db.insertInto('staff_members').values({ member_id: id, role, granted_at: now }).execute()
  return { memberId: id, email, session: await web.signIn(email, { secondFactor }) }
}

export const newSubscriber = (web: Web) => newPerson(web, { plan: { state: 'will_continue' } })
