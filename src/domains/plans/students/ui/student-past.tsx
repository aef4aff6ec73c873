import type { StudentStanding } from '../read-student.server.ts'

/** That a discount is over, and why: what somebody must know before they register again. */
export function StudentPast({ student }: { student: StudentStanding }) {
  if (student?.state === 'over') return <p className="figures">学生割引は{student.until}に終わりました。</p>
  if (student?.state === 'revoked') return <p className="phrases">学生割引は取り消されました。理由: {student.reason}</p>
  return null
}
