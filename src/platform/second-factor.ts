import { href, redirect } from 'react-router'
import type { Ask, Member } from './ask.ts'
import { wayBack } from './page-address.ts'
import { refusalsOf } from './refusal.ts'

const { refuse } = refusalsOf({
  'second-factor': [403, '確認コードを入力してから、もう一度お試しください。'],
})

/** Who sees what belongs to other people shows a second factor beside the password: staff, who corrects works, and who coaches. */
export const needsFactor = ({ isStaff, teacherId, isCoach }: Pick<Member, 'isStaff' | 'teacherId' | 'isCoach'>) =>
  isStaff || teacherId !== null || isCoach

type Asking = Pick<Ask, 'url'> & { member: Member }

/** A page that waits for the second factor: it is shown at its door, and leads back. */
export function withFactor<A extends Asking>(asking: A): A {
  if (!asking.member.secondFactorUntil) throw redirect(`${doorOf(asking.member)}?return_to=${wayBack(asking.url)}`)
  return asking
}

/** A call that does. */
export function withFactorOf<A extends Asking>(asking: A): A {
  if (!asking.member.secondFactorUntil) refuse('second-factor')
  return asking
}

/** Where staff show the second factor, and come back from. */
export const staffDoor = (url: URL) => `${href('/staff/second_factor')}?return_to=${wayBack(url)}`

const doorOf = ({ isStaff }: Member) => (isStaff ? href('/staff/second_factor') : href('/sessions/second_factor'))
