import * as coaching from '#domains/coaching/mail/letters.ts'
import * as entry from '#domains/community/contests/mail/entry-letters.ts'
import { judgeNamed } from '#domains/community/judging/mail/judge-letter.ts'
import { decided, flagHandled } from '#domains/community/moderation/mail/moderation-letters.ts'
import { prizeSent } from '#domains/community/prizes/mail/prize-letter.ts'
import { answered } from '#domains/consultation/inbox/mail/answered.ts'
import { questionsAreDue } from '#domains/consultation/inbox/mail/due.ts'
import { handed } from '#domains/consultation/inbox/mail/handed.ts'
import { commentsCame } from '#domains/notifications/notices/mail/comments.ts'
import { logHidden, logShown } from '#domains/practice/moderation/mail/moderation-letters.ts'
import { weekLetter } from '#domains/schedules/mail/week-letter.ts'
import { ending, received } from '#domains/trials/receipts/mail/receipt-letters.ts'
import { at, house, later, sample, who } from './sample.ts'

const session = {
  ...{ id: 6, ticketId: 5, coachId: 2, coach: '青葉 ことり', startsAt: later, minutes: 60, place: '' },
  ...{ bookedAt: at, outcome: null, endedAt: null, reason: null, note: '', noteShared: false },
}
const booked = { ...who, id: 5, session, moved: false, fault: true, until: '2027-05-24', coach: session.coach }
const ticket = { ...who, id: 5, itemName: '個人コーチング60分', until: '2026-12-08', days: 14 }
const contest = { id: 3, title: '冬の光を描く', ends_at: at, results_at: later }
const entered = { ...who, contest, contestId: 3, workId: 11, now: at }
const decision = { ...who, decisionId: 21, type: 'report' as const, reason: '個人の住所が写っているため' }
const log = { ...who, logId: 8, reason: 'ほかの人の作品の写真のため', now: at }
const lesson = { lessonId: 1, courseTitle: '顔の描き方', minutes: 12, link: '/lessons/1', doneOn: null }
const part = { minutes: 12, goesOn: false, isLast: true }
const days = [
  { date: '2026-11-24', parts: [{ ...part, item: { ...lesson, title: '十字のあたり' } }] },
  {
    date: '2026-11-26',
    parts: [
      { ...part, item: { ...lesson, title: '目の高さ' } },
      { ...part, item: { ...lesson, title: '横顔の輪郭' } },
    ],
  },
]

export const learningLetters = [
  sample(coaching.booked, house, booked),
  sample(coaching.coachBooked, house, { ...booked, moved: true }),
  sample(coaching.calledOff, house, booked),
  sample(coaching.coachCalledOff, house, booked),
  sample(coaching.tomorrow, house, booked),
  sample(coaching.coachTomorrow, house, booked),
  sample(coaching.ends, house, ticket),
  sample(coaching.extended, house, ticket),
  sample(coaching.answered, house, { ...who, id: 5, key: 'm1' }),
  sample(coaching.noteShared, house, { ...who, id: 5, sessionId: 6 }),
  sample(coaching.valueIsHigh, house, { month: '2026-11', value: '7,240,000円' }),
  sample(entry.entryReceived, house, entered),
  sample(entry.entryLooked, house, { ...entered, refusal: '作品の画像がはっきり見えないため', isOut: false }),
  sample(entry.entryLooked, house, { ...entered, refusal: null, isOut: false }),
  sample(entry.entryLooked, house, { ...entered, refusal: '生成AIの使用が確認されたため', isOut: true }),
  sample(entry.resultsTold, house, entered),
  sample(prizeSent, house, { ...who, email: who.to, work: { id: 11, title: contest.title, contest_id: contest.id } }),
  sample(judgeNamed, house, entered),
  sample(decided, house, { ...decision, act: 'bar', until: '2026年12月24日まで' }),
  sample(decided, house, { ...decision, act: 'restore', until: null }),
  sample(flagHandled, house, { ...who, decisionId: 21 }),
  sample(answered, house, { ...who, id: 9, kind: 'question', version: 1 }),
  sample(handed, house, { ...who, id: 9, at }),
  sample(questionsAreDue, house, { today: '2026-11-24', due: 3, late: 1 }),
  sample(commentsCame, house, { ...who, id: 7, count: 2, day: '2026-11-23' }),
  sample(logHidden, house, log),
  sample(logShown, house, log),
  sample(weekLetter, house, { ...who, monday: '2026-11-23', days }),
  sample(received, house, { ...who, count: 3, endsAt: later }),
  sample(ending, house, { ...who, endsAt: later }),
]
