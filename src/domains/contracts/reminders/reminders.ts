import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter, type Letter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { addDaysTo, type Day } from '#platform/days.ts'
import { scheduledPayments, findAddressee, findRenewal, findActiveStudent, lockStanding } from '#domains/plans/index.ts'
import { type Standing, planName, studentYen, type TermMonths, type Addressee } from '#domains/plans/terms.ts'
import { cardExpires, studentEnds, priceRises, renewalSoon, trialEndsSoon } from '../mail/reminder-letters.ts'
import {
  findReservation,
  listDatedPrices,
  listDearer,
  listEnding,
  listEndingStudents,
  listExpiringCards,
  type Page,
} from './queries.ts'
import { CARD_DAYS, firstDearerRenewal, PRICE_DAYS, RENEWAL_DAYS, STUDENT_DAYS, tellTrialFrom } from './rules.ts'

const PAGE = 200
/** No trial is told of earlier than its campaign's longest notice. */
const LONGEST_TRIAL_NOTICE = 3

/**
 * Tells members what is about to happen to them: a trial's end, a renewal, a higher price, a card's end, that of a
 * student's discount. Page by page, each letter in its own transaction under its own key: whatever it is cut off at, the next run writes the rest and
 * nothing twice. A day on which it did not run is made up for. Whose reserved plan is another one since a renewal's
 * letter, or none, is told again, so that the newest letter speaks of what comes.
 */
export async function sendReminders(house: House): Promise<void> {
  await tellOfTrials(house)
  await tellOfRenewals(house)
  await tellOfPrices(house)
  await tellOfCards(house)
  await tellOfStudents(house)
}

const today = (house: House): Day => dayKey(house.clock.now())

async function tellOfTrials(house: House) {
  const from = today(house)
  const until = addDaysTo(from, LONGEST_TRIAL_NOTICE)
  const list = (page: Page) => listEnding(house.db, { kind: 'trial', from, until }, page)
  await forEach(house, list, async (_, reader, standing) => {
    const { term, state } = standing
    const [charge] = scheduledPayments(standing)
    if (state !== 'under_trial' || !term || term.kind === 'paid' || !charge) return null
    if (tellTrialFrom(term) > from || term.endsOn < from) return null
    const { id: termId, planId, endsOn, kind } = term
    const facts = { termId, planName: planName(planId)!, endsOn, charge }
    const cancelAnytime = planId === 5 || planId === 2
    return trialEndsSoon(house, { ...reader, ...facts, isTrialMonth: kind === 'trial_month', cancelAnytime })
  })
}

async function tellOfRenewals(house: House) {
  const from = today(house)
  const until = addDaysTo(from, RENEWAL_DAYS)
  const list = (page: Page) => listEnding(house.db, { kind: 'renewal', from, until }, page)
  await forEach(house, list, async (tx, reader, standing) => {
    const renewal = await findRenewal(tx, standing)
    const { term } = standing
    if (!renewal || !term || (term.cancelAnytime && !standing.reservedPlanId)) return null
    const { id: termId, planId, endsOn } = term
    const { startsOn, months, monthlyYen } = renewal
    const next = {
      startsOn,
      months: months as TermMonths,
      monthlyYen,
      student: studentPart(standing, startsOn, monthlyYen),
    }
    const facts = { termId, planName: planName(planId)!, endsOn, next, reserved: planName(standing.reservedPlanId) }
    return renewalSoon(house, { ...reader, ...facts, reservation: await findReservation(tx, termId) })
  })
}

async function tellOfPrices(house: House) {
  const until = addDaysTo(today(house), PRICE_DAYS)
  const prices = await listDatedPrices(house.db)
  const list = (page: Page) => listDearer(house.db, until, page)
  await forEach(house, list, async (_, reader, standing) => {
    const { state, term, reservedPlanId } = standing
    if (state !== 'will_continue' || !term || reservedPlanId) return null
    const rise = firstDearerRenewal(term, prices, until)
    if (!rise) return null
    const next = { ...rise, student: studentPart(standing, rise.startsOn, rise.monthlyYen) }
    const { id: termId, planId, endsOn, monthlyYen: oldYen, cancelAnytime } = term
    const facts = { termId, planName: planName(planId)!, endsOn, next, oldYen, cancelAnytime }
    return priceRises(house, { ...reader, ...facts })
  })
}

async function tellOfCards(house: House) {
  const from = today(house)
  const list = (page: Page) => listExpiringCards(house.db, from, addDaysTo(from, CARD_DAYS), page)
  await forEach(house, list, async (_, reader, standing) => {
    const { method } = standing
    const nextCharge = scheduledPayments(standing)[0] ?? null
    if (!method?.expiresOn || method.kind !== 'card') return null
    // The card of who pays from the bank waits for nothing.
    if (standing.paymentKind === 'direct_debit') return null
    // Who has cancelled and owes nothing more needs no other card.
    if (!nextCharge && standing.state === 'will_cancel') return null
    const { id: methodId, mask, expiresOn } = method
    return cardExpires(house, { ...reader, methodId, mask: mask ?? '', expiresOn, nextCharge })
  })
}

/** What is different for a student of what a renewal costs everybody. */
function studentPart({ studentUntil }: Standing, startsOn: Day, monthlyYen: number) {
  return studentUntil !== null && startsOn <= studentUntil ? { yen: studentYen(monthlyYen), until: studentUntil } : null
}

async function tellOfStudents(house: House) {
  const from = today(house)
  const list = (page: Page) => listEndingStudents(house.db, from, addDaysTo(from, STUDENT_DAYS), page)
  await forEach(house, list, async (tx, reader, { state, term }) => {
    const record = await findActiveStudent(tx, reader.memberId, house.clock.now())
    if (!record) return null
    const goesOn = term !== null && (state === 'under_trial' || state === 'will_continue')
    const facts = { recordId: record.id, expiresOn: record.expiresOn, monthlyYen: goesOn ? term.monthlyYen : null }
    return studentEnds(house, { ...reader, ...facts })
  })
}

type Write = (tx: Tx, reader: Addressee, standing: Standing) => Promise<Letter | null>
type List = (page: Page) => Promise<{ id: number; memberId: number }[]>

/** Asks again how each member stands, with the member locked: what was cancelled meanwhile is not told of. */
async function forEach(house: House, list: List, write: Write): Promise<void> {
  for (let after = 0; ;) {
    const found = await list({ after, limit: PAGE })
    for (const { memberId } of found) await remind(house, memberId, write)
    if (found.length < PAGE) return
    after = found.at(-1)!.id
  }
}

async function remind(house: House, memberId: number, write: Write): Promise<void> {
  try {
    await house.db.transaction().execute(async (tx) => {
      const standing = await lockStanding(tx, memberId)
      const letter = await write(tx, await findAddressee(tx, memberId), standing)
      if (letter) await writeLetter(house, tx, letter)
    })
  } catch (failure) {
    // One member's trouble must not keep the others from being told; the next run tries again.
    house.log.error({ err: failure, memberId }, 'a reminder could not be written')
  }
}
