import type { Actor } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { orNotFound } from '#platform/refusal.ts'
import { toLocal } from '#platform/tokyo-moment.ts'
import { formatEnd, formatMoment } from '#platform/tokyo.ts'
import { phaseOf } from './edit-rules.ts'
import { countCampaigns, findEdited, listCampaigns, listSeats, type EditedSeat } from './staff-queries.ts'

/** Every campaign with its state, in two statements. */
export async function readCampaigns({ db, url, now }: Actor) {
  const page = pageOf(url)
  const [rows, count] = await Promise.all([listCampaigns(db, { page, now }), countCampaigns(db)])
  return {
    page,
    pages: pagesOf(count),
    campaigns: rows.map((row) => ({
      id: row.id,
      title: row.title,
      phase: phaseOf(row, now),
      isPaused: !row.accepts,
      starts: formatMoment(row.startsAt),
      ends: formatEnd(row.endsAt),
      taken: row.taken,
      capacity: row.capacity,
      teachers: row.teachers,
    })),
  }
}
export type CampaignLine = Awaited<ReturnType<typeof readCampaigns>>['campaigns'][number]

const seatName = ({ name, isActive }: EditedSeat) => (isActive ? name : `${name}（受付できません）`)
const seatsShown = (seats: EditedSeat[]) =>
  seats.map((seat) => ({ teacherId: seat.teacherId, name: seatName(seat), taken: seat.taken, waiting: seat.waiting }))

/** What an editor begins with. */
export async function readNewCampaign({ db, now }: Actor) {
  return {
    id: null,
    version: null,
    phase: 'new' as const,
    taken: 0,
    pictures: { visual_pc: null, visual_sp: null },
    seats: seatsShown(await listSeats(db, now)),
    values: { accepts: '1' } as Record<string, string>,
  }
}

/** One campaign as its form shows it. */
export async function readEdited({ db, now }: Actor, id: number) {
  const campaign = orNotFound(await findEdited(db, id, now))
  const { seats } = campaign
  return {
    id,
    version: campaign.version,
    phase: phaseOf(campaign, now),
    taken: campaign.taken,
    pictures: { visual_pc: fileLink(campaign.pcKey), visual_sp: fileLink(campaign.spKey) },
    seats: seatsShown(seats),
    values: {
      title: campaign.title,
      description: campaign.description,
      starts_at: toLocal(campaign.startsAt),
      ends_at: toLocal(campaign.endsAt),
      capacity: String(campaign.capacity),
      accepts: campaign.accepts ? '1' : '',
      ...Object.fromEntries(seats.map(({ teacherId, slots }) => [`slots.${teacherId}`, String(slots ?? '')])),
    } as Record<string, string>,
  }
}
export type EditedData = Awaited<ReturnType<typeof readEdited>> | Awaited<ReturnType<typeof readNewCampaign>>
