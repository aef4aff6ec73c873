import type { Actor } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { formatDay, formatDayKey } from '#platform/tokyo.ts'
import { pageOf } from '#platform/paging.ts'
import { planName } from '#domains/plans/terms.ts'
import { APPLICATIONS, countApplications, listApplications, type Shelf } from './queries.ts'
import { whyCannotNote } from './rules.ts'
import { stageNames, stageOf, type Act } from './terms.ts'
import { customerNumber } from '#domains/billing/debit-runs/terms.ts'

const shelves: readonly Shelf[] = ['open', 'approved', 'closed']
const acts: readonly Act[] = ['posted', 'received', 'approved', 'rejected']

export type ShownApplication = Awaited<ReturnType<typeof readApplications>>['applications'][number]

/** A page of the applications on one shelf, each with what can be noted of it now. */
export async function readApplications({ db, url }: Actor) {
  const shelf = shelves.find((one) => one === url.searchParams.get('shelf')) ?? 'open'
  const page = pageOf(url)
  const [count, rows] = await Promise.all([countApplications(db, shelf), listApplications(db, shelf, page)])
  const pages = Math.max(1, Math.ceil(count / APPLICATIONS))
  if (page > pages) notFound()
  return { shelf, count, page, pages, applications: rows.map(shown) }
}

function shown(row: Awaited<ReturnType<typeof listApplications>>[number]) {
  const day = (text: string | null) => (text ? formatDayKey(text) : null)
  const stage = stageOf(row)
  const dates: [string, string | null][] = [
    ['申込', row.startedAt && formatDay(row.startedAt)],
    ['書類の提出期限', day(row.documentsDueOn)],
    ['書類の発送', day(row.documentsPostedOn)],
    ['書類の受け取り', day(row.documentsReceivedOn)],
    ['金融機関の承認', day(row.approvedOn)],
    ['不備返却', row.rejectedOn && `${day(row.rejectedOn)}（${row.rejectedReason}）`],
  ]
  return {
    id: row.id,
    number: customerNumber(row.id),
    member: { id: row.memberId, name: row.memberName || row.email },
    plan: `${planName(row.planId)}${row.isStudent ? '（学生割引）' : ''}`,
    receiving: row.receiving === 'post' ? '郵送で受け取る' : '自分で印刷する',
    addressee:
      row.receiving === 'post' && row.name
        ? [
            `〒${row.postalCode?.slice(0, 3)}-${row.postalCode?.slice(3)}`,
            `${row.prefecture}${row.address}`,
            `${row.name} 様`,
          ]
        : null,
    stage,
    stageName: stageNames[stage],
    dates: dates.filter((date): date is [string, string] => date[1] !== null),
    acts: acts.filter((act) => whyCannotNote(row, act) === null),
  }
}
