import { href } from 'react-router'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Quitting } from '../read-quitting.server.ts'
import { quitWords } from '../terms.ts'
import { WhatFollows } from './what-follows.tsx'

type Props = { quitting: Extract<Quitting, { stage: 'done' }>; trouble?: FormTrouble }

/** It is done: until when everything stays open, and the way back. */
export function QuitDone({ quitting, trouble }: Props) {
  const { way, fresh, untilDay, memberId, byGuardian } = quitting
  const words = quitWords[way]
  return (
    <>
      <div role={fresh ? 'status' : undefined} className="grid gap-1">
        <p className="headline text-lg text-leaf">{words.done}</p>
        <p className="figures font-bold">{untilDay}23:59までご利用いただけます。</p>
        {fresh && <p className="text-sm text-graphite">同じ内容をメールでもお送りしました。</p>}
      </div>
      <Sheet as="section">
        <WhatFollows quitting={quitting} />
      </Sheet>
      <div className="grid gap-3">
        <FieldError error={trouble?.sentence} />
        <div className="flex flex-wrap items-center gap-4">
          {!byGuardian && <WithdrawQuitForm quitting={quitting} />}
          <LinkButton to={href('/users/:userId/plan', { userId: String(memberId) })} look="quiet">
            プランのページへ
          </LinkButton>
        </div>
        <p className="text-sm text-graphite">
          {byGuardian
            ? '保護者の方が、お申し込みへの同意を取り消しました。'
            : '期限までは、いつでも手続きを取り消して続けられます。'}
        </p>
      </div>
    </>
  )
}

type Leaving = Pick<Quitting, 'way' | 'ticketId'>

/** Takes the quitting back: a commitment renews again, anything else simply goes on. */
export function WithdrawQuitForm({ quitting: { way, ticketId } }: { quitting: Leaving }) {
  const isRenewal = way === 'renewal'
  return (
    <PostForm
      method={isRenewal ? 'put' : undefined}
      action={
        isRenewal
          ? href('/subscription_tickets/:ticketId/auto_renewal', { ticketId: String(ticketId) })
          : href('/subscription_orders')
      }
    >
      <input type="hidden" name={isRenewal ? 'auto_renewal' : 'order_type'} value={isRenewal ? 'on' : 'start'} />
      <Button type="submit" look="outline">
        {quitWords[way].back}
      </Button>
    </PostForm>
  )
}
