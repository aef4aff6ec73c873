import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { isOneOf, treasury } from '#platform/staff-roles.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Icon } from '#ui/icon.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { readOverview } from '../read-overview.server.ts'
import type { Route } from './+types/overview'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const keepsBooks = isOneOf(actor.member.staffRole, treasury)
  return { today: formatDay(actor.now), keepsBooks, ...(await readOverview(actor)) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '概況')

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { today, keepsBooks, states, open } = loaderData
  return (
    <StaffPage title="概況" lead={`${today}現在`}>
      {open && <OpenMatters {...{ open, keepsBooks }} />}
      <section className="grid gap-3" aria-labelledby="members">
        <h2 id="members" className="text-base">
          会員
        </h2>
        <dl className="staff-figures">
          {states.map(({ name, count }) => (
            <Figure key={name} label={name} value={`${count.toLocaleString('ja-JP')}名`} />
          ))}
        </dl>
      </section>
    </StaffPage>
  )
}

type OpenProps = { open: NonNullable<Route.ComponentProps['loaderData']['open']>; keepsBooks: boolean }

function OpenMatters({ open, keepsBooks }: OpenProps) {
  const { missingList, trialsEnding, unpaid, unknown, mismatches, students, applications, charges } = open
  return (
    <>
      {missingList && <MissingList {...missingList} to={keepsBooks ? href('/staff/debits') : null} />}
      <section className="grid gap-3" aria-labelledby="attention">
        <h2 id="attention" className="text-base">
          対応が必要なもの
        </h2>
        <dl className="staff-figures">
          <Figure label="未払いの請求" value={`${unpaid.count}件`} to={`${list}?unpaid=1`}>
            {unpaid.count > 0 ? `${unpaid.members}名・${unpaid.yen}` : 'ありません'}
          </Figure>
          <Figure label="結果待ちの決済" value={`${unknown}件`}>
            決済会社の回答を待っています
          </Figure>
          <Figure
            label="決済会社との不一致"
            value={`${mismatches}件`}
            to={keepsBooks ? href('/staff/ledger') : undefined}
          >
            日次照合で見つかったもの
          </Figure>
          <Figure label="7日以内に終わる体験" value={`${trialsEnding}名`} to={`${list}?state=under_trial&step=week`}>
            体験中で、解約の手続きがない会員
          </Figure>
          <Figure label="学生証の確認待ち" value={`${students}件`} to={href('/staff/students')}>
            割引はすでに始まっています
          </Figure>
          <Figure
            label="口座振替の手続き中"
            value={`${applications}件`}
            to={keepsBooks ? href('/staff/debit_applications') : undefined}
          >
            書類と金融機関の承認を待っています
          </Figure>
        </dl>
      </section>
      <section className="grid gap-3" aria-labelledby="today">
        <h2 id="today" className="text-base">
          今日の決済
        </h2>
        <dl className="staff-figures">
          <Figure label="成功" value={charges.yen}>
            {charges.captured}件
          </Figure>
          <Figure label="失敗" value={`${charges.declined}件`}>
            カード会社などが承認しなかったもの
          </Figure>
        </dl>
      </section>
    </>
  )
}

const list = href('/staff/subscriptions')

type Missing = { day: string; isPast: boolean; count: number; yen: string; to: string | null }

/** Money that nobody asks the banks for is seen nowhere else. */
function MissingList({ day, isPast, count, yen, to }: Missing) {
  const fees = `${count.toLocaleString('ja-JP')}件・${yen}`
  return (
    <p
      role={isPast ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-sheet border bg-sheet p-4 ${isPast ? 'border-crimson' : 'border-indigo'}`}
    >
      <Icon
        name={isPast ? 'warning' : 'info'}
        className={`mt-0.5 size-5 shrink-0 ${isPast ? 'text-crimson' : 'text-indigo'}`}
      />
      <span className="grid gap-1">
        <strong className="figures">
          {isPast
            ? `${day}の口座振替の一覧が作成されず、${fees}が振り替えられていません。`
            : `${day}の口座振替の一覧が、まだ作成されていません（${fees}）。`}
        </strong>
        <span>
          {isPast ? '次の振替日の一覧に含まれます。' : '振替日までに作成して、収納代行会社に渡してください。'}
          {to && (
            <>
              {' '}
              <Link to={to} className="staff-table-link">
                口座振替へ
              </Link>
            </>
          )}
        </span>
      </span>
    </p>
  )
}

type FigureProps = { label: string; value: string; to?: string; children?: ReactNode }

function Figure({ label, value, to, children }: FigureProps) {
  return (
    <div className="rounded-sheet border border-line bg-sheet p-4">
      <dt className="text-sm text-graphite">
        {to ? (
          <Link to={to} className="staff-table-link">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="figures text-xl font-bold">{value}</dd>
      {children && <dd className="text-sm text-graphite">{children}</dd>}
    </div>
  )
}
