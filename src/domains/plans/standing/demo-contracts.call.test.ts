import { expect, it } from 'vitest'
import { cast, emailOf } from '#demo/cast.ts'
import { sharedWeb } from '#test/web.ts'
import { endOf } from '#platform/days.ts'
import { termPeriod } from '../calendar/rules.ts'
import { nextStepOf } from './rules.ts'
import { findStanding } from './standing.ts'

const web = sharedWeb()

it('leaves every contract of the demo world where the machine would have led it [PL-024]', async () => {
  const rows = await web.db
    .selectFrom('subscriptions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['s.member_id as memberId', 'm.email'])
    .where('s.term_id', 'is not', null)
    .where('s.state', '<>', 'after_unsubscribe')
    .where(
      'm.email',
      'in',
      cast.map(({ key }) => emailOf(key)),
    )
    .execute()
  expect(rows.length).toBeGreaterThan(10)
  for (const { memberId, email } of rows) {
    const { term, state, nextStepAt, accessEndsAt, method } = await findStanding(web.db, memberId)
    expect(term, email).not.toBeNull()
    expect(nextStepAt, `${email}: next step`).toEqual(nextStepOf(term!))
    expect(accessEndsAt, `${email}: access`).toEqual(state === 'will_cancel' ? endOf(term!.endsOn) : null)
    if (term!.kind === 'paid')
      expect(termPeriod(term!), email).toEqual({ startsOn: term!.startsOn, endsOn: term!.endsOn })
    expect(method, `${email}: card`).not.toBeNull()
  }
})
