import type { Actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { masked, openAccount } from './account.ts'
import { findTransfer, listLinesOfTransfer } from './queries.ts'
import { shownTransfer } from './read-payee.server.ts'

export type Statement = Awaited<ReturnType<typeof readStatement>>

/** What one payment is made of: for the payee alone, from when it is paid. One that failed has none, its lines go on. */
export async function readStatement({ db, house, memberId }: Actor, id: string | undefined) {
  const found = await findTransfer(db, idOf(id))
  const own = found?.memberId === memberId && found.paidAt && !found.failedAt
  const row = orNotFound(own ? found : null)
  const account = openAccount(house.settings.secret, memberId, row.account)!
  const lines = await listLinesOfTransfer(db, row.id)
  const { settings } = house
  return {
    ...shownTransfer(row),
    recipient: account.name,
    registration: account.registration,
    paidTo: masked(account),
    issuer: settings.invoiceIssuer,
    issuerRegistration: settings.invoiceRegistration,
    issuerAddress: settings.schoolAddress,
    lines: lines.map(({ id: line, description, yen, earnedOn }) => ({
      id: line,
      day: formatDayKey(earnedOn),
      description,
      yen,
    })),
  }
}
