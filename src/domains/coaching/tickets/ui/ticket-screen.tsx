import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { MESSAGE_MAX, outcomes } from '../../terms.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { SaidList } from '../../ui/said-list.tsx'
import { TicketBadge } from '../../ui/ticket-badge.tsx'
import type { TicketPage } from '../read-tickets.server.ts'
import { SessionCard } from './session-card.tsx'
import { WishForm } from './wish-form.tsx'

type Props = { ticket: TicketPage; trouble: FormTrouble | null }

/** One ticket: until when it can be used, how its date is made, what will be talked about, and what was said. */
export function TicketScreen({ ticket, trouble }: Props) {
  const { id, itemName, state, isOpen, session, messages } = ticket
  const whole = wholeTrouble(trouble)
  return (
    <div className="mx-auto grid max-w-reading gap-10 px-4 py-10 md:py-16">
      <header className="grid gap-3">
        <Link to={href('/personal_coachings')} className="inline-flex min-h-11 items-center gap-1 text-sm text-indigo">
          <Icon name="arrow-left" className="size-4" />
          個人コーチング
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <TicketBadge state={state} />
          <span className="figures text-sm text-graphite">No.{id}</span>
        </div>
        <h1 className="text-2xl">{itemName}</h1>
      </header>
      {whole && (
        <p role="alert" className="rounded-field border border-crimson bg-sheet px-4 py-3 text-crimson">
          {whole}
        </p>
      )}
      {session && <SessionCard session={session} />}
      <FactList facts={factsOf(ticket)} />
      {ticket.past.map((one) => (
        <Past key={one.id} session={one} />
      ))}
      {isOpen && <WishForm {...{ ticket, trouble }} />}
      {!isOpen && ticket.wish !== '' && (
        <section className="grid gap-3">
          <SectionHeading flush>相談したこと</SectionHeading>
          <p className="break-words whitespace-pre-line">{ticket.wish}</p>
        </section>
      )}
      {(isOpen || messages.length > 0) && (
        <section className="grid gap-5" aria-labelledby="messages">
          <SectionHeading
            id="messages"
            flush
            lead={
              state === 'unused' && isOpen
                ? 'ご都合のよい日時を3つほど、下のメッセージでお送りください。スタッフがコーチと調整し、決まった日時をメールでお知らせします。'
                : undefined
            }
          >
            {state === 'unused' ? '日程のご相談' : 'スタッフとのメッセージ'}
          </SectionHeading>
          {messages.length > 0 && <SaidList messages={messages} />}
          {isOpen && <MessageForm sendKey={ticket.sendKey} trouble={trouble} />}
        </section>
      )}
    </div>
  )
}

const factsOf = ({ until, validDays, state, boughtOn, minutes, buyerName, memberId, invoiceId }: TicketPage) =>
  [
    ...(state === 'unused' || state === 'booked' || state === 'expired'
      ? [['有効期限', `${until}（購入日から${validDays}日間）`] as const]
      : []),
    ['時間', `1回 ${minutes}分`] as const,
    ...(buyerName ? [['お名前', buyerName] as const] : []),
    ['購入日', boughtOn] as const,
    [
      '領収書',
      <Link
        key="receipt"
        to={href('/users/:userId/payments/:id/receipt', { userId: String(memberId), id: String(invoiceId) })}
        className="link"
      >
        領収書を見る
      </Link>,
    ] as const,
  ] as const

function Past({ session: { at, coach, outcome, note } }: { session: TicketPage['past'][number] }) {
  return (
    <Sheet as="section" className="grid gap-3">
      <p className="figures font-bold">
        {at}　{coach}
      </p>
      <p className="text-sm text-graphite">{outcomes[outcome]}</p>
      {note && (
        <div className="grid gap-1">
          <h2 className="text-base">コーチからのメモ</h2>
          <p className="break-words whitespace-pre-line">{note}</p>
        </div>
      )}
    </Sheet>
  )
}

function MessageForm({ sendKey, trouble }: { sendKey: string; trouble: FormTrouble | null }) {
  return (
    <PostForm className="grid justify-items-start gap-4" noValidate>
      <input type="hidden" name="key" value={sendKey} />
      <div className="w-full">
        <TextArea
          label="メッセージ"
          {...fieldsOf(trouble)('body')}
          max={MESSAGE_MAX}
          required
          placeholder="例）12月4日（金）20時以降、5日（土）の午前、6日（日）は終日大丈夫です。"
        />
      </div>
      <Button type="submit" name="act" value="message">
        スタッフに送る
      </Button>
    </PostForm>
  )
}
