import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { formatDayKey } from '#platform/tokyo.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { yen } from '#domains/plans/terms.ts'
import { DebitPapers, type DebitPapersView } from '../debit-applications/ui/debit-papers.tsx'
import { type Agreement, dueNow } from '#domains/contracts/terms.ts'
import { untilWords } from '../terms-words.ts'
import { OrderScreen } from './order-screen.tsx'
import { accountPath } from '#domains/plans/paths.ts'

type Props = {
  steps: readonly string[]
  terms: Agreement
  courseId: number | null
  memberId: number
  email: string
  contact: string
  papers: DebitPapersView | null
}

/** It is done: what begins now, what is charged when, and where to go on. */
export function OrderDone({ steps, terms, courseId, memberId, email, contact, papers }: Props) {
  return (
    <OrderScreen title={titleOf(terms)} steps={steps} now="完了">
      <div className="grid gap-5 rounded-sheet border border-line bg-sheet p-5 md:flex md:items-start md:p-6">
        <Stamp fresh label="完了" className="size-14 shrink-0" />
        <div className="grid gap-2">
          {whatFollows(terms).map((words) => (
            <p key={words} className="figures">
              {words}
            </p>
          ))}
          <p className="text-sm text-graphite">お申し込みの内容を {email} にお送りしました。</p>
        </div>
      </div>
      {papers && <DebitPapers papers={papers} />}
      <p className="grid gap-3 md:flex md:flex-wrap">
        {terms.coaching ? (
          <LinkButton to={href('/personal_coachings')} size="large" reloadDocument>
            チケットを見る
          </LinkButton>
        ) : courseId === null ? (
          <WhatToWatch />
        ) : (
          <LinkButton to={href('/courses/:id', { id: String(courseId) })} size="large" reloadDocument>
            講座をはじめる
          </LinkButton>
        )}
        {courseId === null && !terms.coaching && (
          <LinkButton to={accountPath(memberId)} look="outline" size="large" reloadDocument>
            契約内容を見る
          </LinkButton>
        )}
      </p>
      <p className="text-sm text-graphite">
        ご不明な点は、<a href={`mailto:${contact}`}>{contact}</a> までお問い合わせください。
      </p>
    </OrderScreen>
  )
}

/** A course's page keeps it when its button is pressed, and its first chapter; where nothing is kept, nothing is led to. */
function wantedCourse() {
  try {
    const [, course, chapter] = localStorage.getItem('wantedCourse')?.match(/^(\d+)(?:,(\d+))?$/) ?? []
    return course ? { course, chapter } : null
  } catch {
    return null
  }
}

/** The course that they came for, where this browser knows of one; else their first page, which knows what comes first. */
function WhatToWatch() {
  const [wanted, setWanted] = useState<ReturnType<typeof wantedCourse>>(null)
  useEffect(() => setWanted(wantedCourse()), [])
  return (
    <>
      {wanted?.chapter ? (
        <LinkButton to={href('/daily_lesson_chapters/:id', { id: wanted.chapter })} size="large" reloadDocument>
          最初のレッスンを見る
        </LinkButton>
      ) : (
        <LinkButton to={href('/')} size="large" reloadDocument>
          レッスンをはじめる
        </LinkButton>
      )}
      {wanted ? (
        <LinkButton to={href('/courses/:id', { id: wanted.course })} look="outline" size="large" reloadDocument>
          見ていた講座へ
        </LinkButton>
      ) : (
        <LinkButton to={href('/courses')} look="outline" size="large" reloadDocument>
          講座を探す
        </LinkButton>
      )}
    </>
  )
}

function titleOf({ kind, trialYen }: Agreement) {
  if (kind === 'course' || kind === 'coaching') return 'ご購入ありがとうございます'
  if (kind === 'resume') return 'プランを再開しました'
  return kind === 'trial' && trialYen === null ? '無料体験を開始しました' : 'お申し込みが完了しました'
}

function whatFollows(terms: Agreement): string[] {
  const { kind, title, trialEndsOn, trialYen, firstCharge, laterCharges, cancelAnytime, termEndsOn, paidFrom } = terms
  if (kind === 'course')
    return [`「${title}」を、いつでもご覧いただけます。`, `お支払い: ${yen(firstCharge.yen)}（税込）`]
  if (terms.coaching)
    return [
      `「${title}」のチケットを発行しました。`,
      `有効期限: ${untilWords(terms.coaching.validUntil)}まで（購入日から${terms.coaching.validDays}日間）`,
      'チケットのページから、相談したいことと、ご都合のよい日時をお送りください。',
      `お支払い: ${yen(firstCharge.yen)}（税込）`,
    ]
  if (trialEndsOn) {
    const next = trialYen === null ? firstCharge : laterCharges[0]
    return [
      `月額プランの全講座を、${untilWords(trialEndsOn)}まで${trialYen === null ? '無料で' : `${yen(trialYen)}で`}ご覧いただけます。`,
      ...(next
        ? [
            `解約しない場合は、${formatDayKey(next.on)}に${title}の${yen(next.yen)}（税込）を請求します。その前に、メールでお知らせします。`,
          ]
        : []),
    ]
  }
  const next = dueNow(terms) > 0 ? laterCharges[0] : firstCharge
  return [
    `月額プランの全講座を、今すぐご覧いただけます。`,
    ...(termEndsOn && paidFrom ? [`契約期間: ${formatDayKey(paidFrom)}から${formatDayKey(termEndsOn)}まで`] : []),
    ...(next ? [`次回のお支払い: ${formatDayKey(next.on)} ${yen(next.yen)}（税込）`] : []),
    ...(cancelAnytime ? ['いつでも解約できます。'] : []),
  ]
}
