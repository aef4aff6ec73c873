import { textLength } from '#ui/text-length.ts'
import { workLimits, type WorkKind } from '../../terms.ts'

type Kept = { key: string; name: string; url: string | null }

/** What a member has typed and brought for a request, kept on this device until it is sent. */
export type RequestDraft = {
  kind: WorkKind | null
  fanFiction: string
  comment: string
  image: Kept | null
  attachment: Kept | null
  /** of the machine's clock: files that nobody asked with are swept a day later */
  at: number
}
export const emptyDraft: RequestDraft = {
  kind: null,
  fanFiction: '',
  comment: '',
  image: null,
  attachment: null,
  at: 0,
}

/** A browser may be used by several members; each finds only what is their own. */
export type DraftPlace = { memberId: number; campaignId: number }
const keyOf = ({ memberId, campaignId }: DraftPlace) => `critique-request:${memberId}:${campaignId}`
const FILES_LAST_MS = 20 * 3_600_000

export function keepDraft(place: DraftPlace, draft: RequestDraft): boolean {
  try {
    // A picture's address ends with the page; its name says enough.
    const withoutUrl = (file: Kept | null) => file && { ...file, url: null }
    const kept = { ...draft, image: withoutUrl(draft.image), attachment: withoutUrl(draft.attachment), at: Date.now() }
    localStorage.setItem(keyOf(place), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function readDraft(place: DraftPlace): RequestDraft {
  const text = localStorage.getItem(keyOf(place))
  if (text === null) return emptyDraft
  const draft = { ...emptyDraft, ...(JSON.parse(text) as Partial<RequestDraft>) }
  return Date.now() - draft.at > FILES_LAST_MS ? { ...draft, image: null, attachment: null } : draft
}

export const forgetDraft = (place: DraftPlace) => localStorage.removeItem(keyOf(place))

const isBetween = (text: string, most: number) => text.trim() !== '' && textLength(text.trim()) <= most

/** Whether everything that must be there is there. */
export const isComplete = (draft: RequestDraft, agreed: boolean): boolean =>
  agreed &&
  draft.image !== null &&
  draft.attachment !== null &&
  draft.kind !== null &&
  (draft.kind === 'original' || isBetween(draft.fanFiction, workLimits.fanFiction)) &&
  isBetween(draft.comment, workLimits.comment)
