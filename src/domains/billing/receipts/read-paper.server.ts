import type { Actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { isBlank, isStorable } from '#platform/text.ts'
import { receiptPaper, refundPaper } from './papers.ts'
import { countPrint, findInvoice, findRefundNote, wasPrinted } from './queries.ts'
import { hasReceipt } from './rules.ts'

const LONGEST = 60
const DRAWING = { name: 'plans.receipts', points: 30, seconds: 60 }

/** For whom the paper is made out: the member, or whom the member names. */
function recipientOf({ member, url }: Actor): string {
  const named = (url.searchParams.get('to') ?? '').replaceAll(/\s+/g, ' ').trim()
  const wanted = isStorable(named) && !isBlank(named) ? [...named].slice(0, LONGEST).join('') : ''
  return wanted || member.name.trim() || member.email
}

/** An own invoice that was paid; what is another's, or not paid, has no receipt. */
export async function findPaid(actor: Actor, id: string | undefined) {
  const invoice = orNotFound(await findInvoice(actor.db, actor.memberId, idOf(id)))
  return orNotFound(hasReceipt(invoice.state) ? invoice : null)
}

/** The receipt as it would be printed now. */
export async function readReceipt(actor: Actor, id: string | undefined) {
  const invoice = await findPaid(actor, id)
  const reprint = await wasPrinted(actor.db, invoice.id)
  const { settings } = actor.house
  return { invoice, paper: receiptPaper(invoice, { settings, recipient: recipientOf(actor) }, reprint) }
}

/** The receipt that leaves the house now: the first is the original, every later one a reprint. */
export async function issueReceipt(actor: Actor, id: string | undefined) {
  const invoice = await findPaid(actor, id)
  const { settings, limits } = actor.house
  await limits.take(DRAWING, String(actor.memberId))
  // Staff who look with the member's eyes change nothing.
  const reprint = actor.viewer
    ? await wasPrinted(actor.db, invoice.id)
    : (await countPrint(actor.db, invoice.id, actor.now)) > 1
  return receiptPaper(invoice, { settings, recipient: recipientOf(actor) }, reprint)
}

export async function readRefundNote(actor: Actor, number: string | undefined) {
  const refund = orNotFound(await findRefundNote(actor.db, actor.memberId, number ?? ''))
  return refundPaper(refund, { settings: actor.house.settings, recipient: recipientOf(actor) })
}

export async function drawRefundNote(actor: Actor, number: string | undefined) {
  await actor.house.limits.take(DRAWING, String(actor.memberId))
  return readRefundNote(actor, number)
}
