import { PaymentsSilent, type Charged, type Till } from '../port.ts'
import type { Told } from '../talk.ts'
import { chargeOf, declined, done, isDecline, reasonOf, refundOf, text } from './answers.ts'
import { fetchDocument } from './documents.ts'
import { amountOf, isRefusal, type Line } from './line.ts'
import { SETTLEMENT, settlementLines } from './reports.ts'

const DAY_MS = 86_400_000

/** Money under what a buyer permitted: taken, given back, and listed as the provider settles it. */
export function till({ get, find, send }: Line, { apiUrl, timeoutMs }: { apiUrl: string; timeoutMs: number }) {
  return {
    async charge({ key, methodRef, yen }) {
      const told = await send(
        'POST',
        'charges',
        {
          chargePermissionId: methodRef,
          chargeAmount: amountOf(yen),
          captureNow: true,
          canHandlePendingAuthorization: false,
          merchantMetadata: { merchantReferenceId: key },
        },
        key,
      )
      return answerOf(told)
    },

    /** The wire finds a charge by its own id alone; without it the same request under the same key is the question. */
    async findCharge(_, chargeId) {
      const said = chargeId ? await find(`charges/${encodeURIComponent(chargeId)}`) : null
      return said && chargeOf(said)
    },

    async refund({ key, chargeId, yen }) {
      const body = { chargeId, refundAmount: amountOf(yen), merchantMetadata: { merchantReferenceId: key } }
      const told = await send('POST', 'refunds', body, key)
      if (isRefusal(told)) return { outcome: 'declined', code: reasonOf(told) ?? 'Declined' }
      const said = done(told)
      const now = refundOf(said) ?? refundOf((await find(`refunds/${encodeURIComponent(text(said.refundId))}`)) ?? {})
      if (!now) throw new PaymentsSilent('the refund is under way')
      return now
    },

    async *listDay(day) {
      const from = new Date(`${day}T00:00:00+09:00`)
      const query = sorted({
        createdSince: moment(from),
        createdUntil: moment(new Date(from.getTime() + DAY_MS)),
        pageSize: '100',
        reportTypes: SETTLEMENT,
      })
      let next = query
      while (next) {
        const { reports, nextToken } = done(await get(`reports?${next}`))
        if (!Array.isArray(reports)) throw new PaymentsSilent('GET reports: no reports')
        for (const report of reports as Record<string, unknown>[]) {
          if (report.processingStatus !== 'COMPLETED') continue
          const path = `report-documents/${encodeURIComponent(text(report.reportDocumentId))}`
          const { url } = (await find(path)) ?? {}
          yield settlementLines(await fetchDocument(text(url), { apiUrl, timeoutMs }))
        }
        next = typeof nextToken === 'string' && nextToken ? sorted({ nextToken }) : ''
      }
    },
  } satisfies Omit<Till, 'close'>
}

function answerOf(told: Told): Charged {
  const code = reasonOf(told)
  if (told.status >= 300 && isDecline(code)) return declined(code)
  return chargeOf(done(told))
}

const moment = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
/** The signature is over the names in their order. */
const sorted = (query: Record<string, string>) =>
  Object.keys(query)
    .toSorted()
    .map((name) => `${name}=${encodeURIComponent(query[name]!)}`)
    .join('&')
