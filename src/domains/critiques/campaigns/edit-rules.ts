import type { FieldErrors } from '#platform/refusal.ts'
import { isOpen, type Period } from '../rules.ts'
import type { CampaignForm } from './forms.ts'
import type { CampaignPhase } from './terms.ts'

export function phaseOf(period: Period, now: Date): CampaignPhase {
  if (period.publishedAt === null) return 'draft'
  if (isOpen(period, now)) return 'open'
  return now < period.startsAt ? 'coming' : 'ended'
}

/** A campaign as it stands; what is taken of it are requests that are active and places that are kept. */
export type Standing = Period & {
  taken: number
  seats: readonly { teacherId: number; taken: number; waiting: number }[]
}

/** What of a form cannot be, by field. Nobody loses a place that was given, and what members saw begin has begun. */
export function whatIsWrong(form: CampaignForm, before: Standing | null, now: Date): FieldErrors {
  const wrong: FieldErrors = {}
  const phase = before ? phaseOf(before, now) : 'draft'
  const hasBegun = phase === 'open' || phase === 'ended'
  if (hasBegun && !sameMinute(form.starts_at, before!.startsAt))
    wrong.starts_at = ['始まった企画の開始日時は変更できません。']
  const isSeen = phase !== 'draft' || form.act === 'publish'
  const endMoves = phase === 'draft' || !sameMinute(form.ends_at, before!.endsAt)
  if (isSeen && endMoves && form.ends_at <= now) wrong.ends_at = ['今より後の日時にしてください。']
  if (before && form.capacity < before.taken) wrong.capacity = [fewerThan(before.taken)]
  for (const { teacherId, taken, waiting } of before?.seats ?? []) {
    const slots = form.slots.get(teacherId)
    if ((slots ?? 0) < taken) wrong[`slots.${teacherId}`] = [fewerThan(taken)]
    else if (slots === undefined && waiting > 0)
      wrong[`slots.${teacherId}`] = [`${waiting}人が空きを待っています。受付を止めるときは0にしてください。`]
  }
  if (form.act === 'publish' && [...form.slots.values()].every((many) => many === 0))
    wrong.slots = ['公開するには、1人以上の先生に枠を入れてください。']
  return wrong
}

const fewerThan = (taken: number) => `受付済みの${taken}件より少なくはできません。`

/** A field for date and time knows no seconds. */
const sameMinute = (a: Date, b: Date) => Math.floor(a.getTime() / 60_000) === Math.floor(b.getTime() / 60_000)
