import type { Classification } from '#domains/plans/students/terms.ts'
import { lastDayOf } from '#domains/plans/students/rules.ts'
import { addDaysTo, addMonthsAnchored } from '#platform/days.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import type { Tx } from '#platform/db.ts'
import { cast } from './cast.ts'
import { fill, settleIds } from './fill.ts'
import { keys } from './keys.ts'

type DemoStudent = {
  member: string
  classification: Classification
  school: string
  department?: string
  identity?: string
  graduatesIn: number
  bornYearsAgo: number
  /** The discount's last day, so many days from the day of loading. */
  endsInDays: number
  decided?: { daysAgo: number; decision: 'approved' | 'revoked'; reason?: string }
  /** So many pictures of the card; who was decided on more than 90 days ago has none left. */
  cards: 0 | 1 | 2
}

export const students: DemoStudent[] = [
  {
    ...{
      member: 'student-hs',
      classification: 'high_school',
      school: '桜坂高等学校',
      graduatesIn: 2,
      bornYearsAgo: 17,
    },
    ...{ endsInDays: 680, decided: { daysAgo: 38, decision: 'approved' }, cards: 1 },
  },
  {
    ...{ member: 'student-univ', classification: 'university', school: '若葉美術大学', department: '絵画学科' },
    ...{ identity: 'wa-2041187', graduatesIn: 3, bornYearsAgo: 20 },
    ...{ endsInDays: 650, decided: { daysAgo: 75, decision: 'approved' }, cards: 2 },
  },
  {
    ...{ member: 'student-expiring', classification: 'technical_college', school: '水辺デザイン専門学校' },
    ...{ department: 'イラスト科', identity: 'md00417', graduatesIn: 1, bornYearsAgo: 21 },
    ...{ endsInDays: 40, decided: { daysAgo: 680, decision: 'approved' }, cards: 0 },
  },
  {
    ...{ member: 'student-expired', classification: 'university', school: '川沿大学', department: '文学部' },
    ...{ identity: 'k0931', graduatesIn: 0, bornYearsAgo: 24 },
    ...{ endsInDays: -45, decided: { daysAgo: 770, decision: 'approved' }, cards: 0 },
  },
  {
    ...{ member: 'student-waiting', classification: 'junior_college', school: '丘の上短期大学', department: '造形科' },
    ...{ identity: 'oka-118@oka.example.com', graduatesIn: 1, bornYearsAgo: 19, endsInDays: 728, cards: 2 },
  },
  {
    ...{ member: 'student-revoked', classification: 'high_school', school: '港町高等学校', graduatesIn: 1 },
    ...{ bornYearsAgo: 18, endsInDays: 722, cards: 1 },
    decided: { daysAgo: 6, decision: 'revoked', reason: '学生証の有効期限が過ぎています。' },
  },
]

/** The last day of a student's discount, for who has one in the demo. */
export function studentUntil(member: string, now: Date): string | null {
  const student = students.find((one) => one.member === member && one.decided?.decision !== 'revoked')
  return student ? datesOf(student, now).expiresOn : null
}

/** Registered so that the discount ends on its day. */
function datesOf({ endsInDays }: DemoStudent, now: Date) {
  const registeredOn = addMonthsAnchored(addDaysTo(dayKey(now), endsInDays), -24)
  return {
    registeredAt: registeredOn >= dayKey(now) ? now : addDays(startOfDay(registeredOn), 0.6),
    expiresOn: lastDayOf(registeredOn),
  }
}

export async function loadStudents(tx: Tx, members: Map<string, number>, now: Date): Promise<void> {
  const [thisYear] = dayKey(now).split('-').map(Number) as [number]
  const rows = students.map((student, index) => {
    const { member, decided, cards } = student
    const { registeredAt, expiresOn } = datesOf(student, now)
    const at = decided ? addDays(now, -decided.daysAgo) : null
    const decidedAt = at && (at > registeredAt ? at : addDays(registeredAt, 1))
    return {
      id: index + 1,
      member_id: members.get(member),
      name: cast.find(({ key }) => key === member)!.name,
      classification: student.classification,
      school_name: student.school,
      department: student.department ?? '',
      school_identity: student.identity ?? '',
      graduation_year: thisYear + student.graduatesIn,
      graduation_month: student.graduatesIn === 0 ? 12 : 3,
      born_on: `${thisYear - student.bornYearsAgo}-02-14`,
      front_key: cards > 0 ? keys.studentCard(member, 'front') : null,
      second_key: cards > 1 ? keys.studentCard(member, 'back') : null,
      registered_at: registeredAt.toISOString(),
      expires_on: expiresOn,
      decision: decided?.decision ?? null,
      decided_at: decidedAt?.toISOString() ?? null,
      decided_by: decided ? members.get('staff-support') : null,
      reason: decided?.reason ?? '',
      closed_at: decided?.decision === 'revoked' ? decidedAt!.toISOString() : null,
    }
  })
  await fill(tx, 'student_records', rows)
  await settleIds(tx, ['student_records'])
}
