import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Gallery } from '#ui/gallery.tsx'
import { Link } from '#ui/link.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { SaidList } from '../../ui/said-list.tsx'
import { TicketBadge } from '../../ui/ticket-badge.tsx'
import type { StaffTicket } from '../read-board.server.ts'
import { BookForm, CloseForm, ExtendForm, MessageForm, RefundForm } from './staff-forms.tsx'

type Props = { ticket: StaffTicket; trouble: FormTrouble | null }

export function StaffTicketScreen({ ticket, trouble }: Props) {
  const { id, isOpen, session, mayRefund } = ticket
  return (
    <StaffPage
      title={`チケット No.${id}`}
      trail={
        <Breadcrumb trail={[{ label: '個人コーチング', to: href('/staff/coaching_tickets') }, { label: `No.${id}` }]} />
      }
      trouble={wholeTrouble(trouble)}
    >
      <Facts of={factsOf(ticket)} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className="grid min-w-0 gap-8">
          <Wish ticket={ticket} />
          <Section title="メッセージ">
            {ticket.messages.length === 0 ? (
              <Nothing>メッセージはまだありません。</Nothing>
            ) : (
              <SaidList messages={ticket.messages} />
            )}
            {isOpen && <MessageForm {...{ ticket, trouble }} />}
          </Section>
        </div>
        <div className="grid min-w-0 gap-8">
          {ticket.sessions.length > 0 && (
            <Section title="日時の記録">
              <DataTable dense caption="日時の記録" rows={ticket.sessions} keyOf={(one) => one.id} columns={columns} />
            </Section>
          )}
          {isOpen && (
            <>
              <BookForm {...{ ticket, trouble }} />
              {session && <CloseForm trouble={trouble} />}
              <ExtendForm {...{ ticket, trouble }} />
              {mayRefund ? (
                <RefundForm {...{ ticket, trouble }} />
              ) : (
                <Section title="返金">
                  <p className="text-sm text-graphite">返金は、経理の担当者か管理者が行います。</p>
                </Section>
              )}
            </>
          )}
        </div>
      </div>
    </StaffPage>
  )
}

function factsOf(ticket: StaffTicket): [string, React.ReactNode][] {
  const { memberId, memberName, buyerName, state, itemName, until, extendedReason, boughtOn, invoiceId } = ticket
  return [
    ['会員', <MemberLink key="member" of={{ id: memberId, name: memberName }} />],
    ['購入者のお名前', buyerName ?? '削除済み'],
    ['状態', <TicketBadge key="state" state={state} />],
    ['メニュー', `${itemName}（${ticket.minutes}分）`],
    ['有効期限', extendedReason ? `${until}（延長: ${extendedReason}）` : until],
    ['購入日', boughtOn],
    [
      '請求',
      <Link key="invoice" to={href('/staff/invoices/:id', { id: String(invoiceId) })} className="staff-table-link">
        {yen(ticket.totalYen)}
      </Link>,
    ],
    ['コーチの報酬', yen(ticket.feeYen)],
  ]
}

function Wish({ ticket: { wish, pictures, erasedAt } }: { ticket: StaffTicket }) {
  return (
    <Section title="相談したいこと">
      {wish === '' && pictures.length === 0 ? (
        <Nothing>{erasedAt ? '終了から1年が過ぎたため、削除しました。' : 'まだ書かれていません。'}</Nothing>
      ) : (
        <>
          <p className="break-words whitespace-pre-line">{wish}</p>
          <Gallery items={pictures} label="見てほしい作品" />
        </>
      )}
    </Section>
  )
}

type Line = StaffTicket['sessions'][number]
const columns = [
  { label: '日時', of: ({ at }: Line) => <span className="figures whitespace-nowrap">{at}</span> },
  { label: 'コーチ', of: ({ coach }: Line) => coach },
  { label: '結果', of: ({ outcome, reason }: Line) => (reason ? `${outcome}（${reason}）` : outcome) },
]
