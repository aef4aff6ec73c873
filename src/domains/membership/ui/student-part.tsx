import { accountPath } from '#domains/accounts/ui/account-places.ts'
import { StudentPast } from '#domains/plans/students/ui/student-past.tsx'
import { Link } from '#ui/link.tsx'
import type { PlanView } from '../read-plan.server.ts'

/** Until when a student pays half; or the way to it. */
export function StudentPart({ memberId, student }: Pick<PlanView, 'memberId' | 'student'>) {
  if (student?.state === 'active')
    return (
      <p className="figures phrases">
        学生割引を適用しています。{student.until} 23:59までに始まる月の料金が、通常の半額です。
      </p>
    )
  return (
    <div className="grid gap-1">
      <StudentPast student={student} />
      <p>25歳以下の学生の方は、月額料金が半額になります。キャンペーンの割引とは併用できません。</p>
      <Link
        to={accountPath('student', memberId)}
        className="inline-flex min-h-11 items-center text-indigo underline underline-offset-4"
      >
        学生割引を登録する
      </Link>
    </div>
  )
}
