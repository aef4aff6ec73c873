import * as board from '#domains/critiques/board/mail/board-letters.ts'
import * as hiding from '#domains/critiques/board/mail/hiding-letters.ts'
import * as reopened from '#domains/critiques/board/mail/reopened-letters.ts'
import * as late from '#domains/critiques/lateness/mail/late-letters.ts'
import * as reminder from '#domains/critiques/reminders/mail/teacher-letters.ts'
import * as report from '#domains/critiques/reports/mail/report-letters.ts'
import { correctionReturned } from '#domains/critiques/returns/mail/return-letters.ts'
import * as teachers from '#domains/critiques/teachers/mail/teacher-letters.ts'
import * as wait from '#domains/critiques/waits/mail/wait-letters.ts'
import { filesEnd } from '#domains/critiques/works/mail/files-letter.ts'
import * as work from '#domains/critiques/works/mail/work-letters.ts'
import { at, house, later, sample, who } from './sample.ts'

const about = { ...who, workId: 15, teacher: '青葉 ことり', now: at, dueAt: later }
const cancelled = { ...about, regained: 'next-time' as const, reason: '先生の急病のため', until: null }
const hidden = { ...about, reason: '作品と関わりのない言葉が含まれていたため' }
const waited = { ...who, waitId: 4, teacher: '青葉 ことり', campaign: '秋の添削', campaignId: 2 }
const works = [
  { ...about, feeYen: 2500 },
  { ...about, workId: 16, feeYen: 2500 },
]
const told = { ...about, reportId: 3, kind: 'offence' as const }
const invited = {
  ...who,
  teacherId: 2,
  path: '/teacher_invitations/abc',
  expiresAt: later,
  feeYen: 2500,
  startsOn: null,
}
const profile = { ...who, teacherId: 2, hidingId: 8, part: 'リンク', reason: '開けないページへのリンクのため' }
const changed = [{ name: '青葉 ことり', parts: ['introduction' as const, 'links' as const] }]

export const critiqueLetters = [
  sample(work.requestReceived, house, { ...about, campaign: '秋の添削', requestedAt: at }),
  sample(work.requestCancelled, house, about),
  sample(work.noCritiqueNeeded, house, about),
  sample(correctionReturned, house, { ...about, requestedAt: at, now: later }),
  sample(filesEnd, house, { ...about, endsAt: later, overAt: at }),
  sample(late.workIsLate, house, about),
  sample(late.cancelledLate, house, cancelled),
  sample(board.cancelledBySchool, house, cancelled),
  sample(board.takenFromTeacher, house, about),
  sample(board.teacherChanged, house, { ...about, from: '白瀬 はる' }),
  sample(board.givenToTeacher, house, {
    ...{ ...about, feeYen: 2500, terms: [['お支払い', '返却した月の翌月の支払日にお支払いします']] },
  }),
  sample(hiding.critiqueHidden, house, { ...hidden, isMoved: true }),
  sample(hiding.ownCritiqueHidden, house, hidden),
  sample(hiding.exclusionLifted, house, about),
  sample(reopened.reopenedForMember, house, about),
  sample(reopened.reopenedForTeacher, house, about),
  sample(reminder.newWorks, house, { ...who, works }),
  sample(reminder.worksAreDue, house, { ...who, works, stage: 'week' }),
  sample(reminder.worksAreLate, house, works),
  sample(report.reportArrived, house, { ...told, role: 'member' }),
  sample(report.reportDecided, house, { ...told, isAccepted: true, answer: '先生にも確認し、添削を書き直しました。' }),
  sample(teachers.teacherInvited, house, invited),
  sample(teachers.profilePartHidden, house, profile),
  sample(teachers.profilesChanged, house, { day: at, changed }),
  sample(wait.placeOffered, house, { ...waited, until: later }),
  sample(wait.offerLapsed, house, waited),
  sample(wait.waitClosed, house, waited),
]
