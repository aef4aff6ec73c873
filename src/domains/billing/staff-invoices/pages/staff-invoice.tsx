import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { z } from 'zod'
import { flash, type Flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { isOneOf, treasury } from '#platform/staff-roles.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { refund } from '../../refunds/actions/refund.ts'
import { writeOff } from '../actions/write-off.ts'
import { ReasonForm, RefundForm } from '../../refunds/forms.ts'
import { readInvoice } from '../read-invoices.server.ts'
import { InvoiceScreen } from '../ui/invoice-screen.tsx'
import type { Route } from './+types/staff-invoice'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const invoice = orNotFound(await readInvoice(actor, idOf(params.id)))
  return {
    invoice,
    // Made here, so that a form that is sent twice is one refund.
    key: randomUUID(),
    mayMoveMoney: isOneOf(actor.member.staffRole, treasury),
  }
}

const ActForm = z.object({ act: z.enum(['refund', 'write-off']) })

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const invoiceId = idOf(params.id)
  const path = href('/staff/invoices/:id', { id: String(invoiceId) })
  return pageForm(actor, async () => {
    const { act } = readBody(actor.body, ActForm)
    if (act === 'refund') {
      const outcome = await refund(actor, { invoiceId, ...readBody(actor.body, RefundForm) })
      const { hasLeft } = orNotFound(await readInvoice(actor, invoiceId))
      return flash(actor, path, words[outcome === 'done' && hasLeft ? 'unheard' : outcome])
    }
    await writeOff(actor, invoiceId, readBody(actor.body, ReasonForm))
    return flash(actor, path, '貸倒れとして処理しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `請求 ${loaderData?.invoice.number ?? ''}`)

const words: Record<'done' | 'unheard' | 'started' | 'declined', string | Flash> = {
  done: '返金しました。会員にメールでお知らせしています。',
  unheard: '返金しました。退会済みのため、メールは届きません。',
  started: '返金を受け付けました。決済会社の回答を確認しだい、完了します。',
  declined: { tone: 'trouble', sentence: '決済会社が返金を承認しませんでした。返金は行われていません。' },
}

export default function StaffInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const { invoice, key, mayMoveMoney } = loaderData
  const trouble = actionData?.trouble ?? null
  return (
    <StaffPage
      title={`請求 ${invoice.number}`}
      trail={<Breadcrumb trail={[{ label: '請求', to: href('/staff/invoices') }, { label: invoice.number }]} />}
      trouble={trouble?.sentence}
    >
      <InvoiceScreen key={key} {...{ invoice, mayMoveMoney, trouble }} refundKey={key} />
    </StaffPage>
  )
}
