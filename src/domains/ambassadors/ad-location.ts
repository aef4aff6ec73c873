import type { AdLocation } from './terms.ts'

const ORDER: readonly AdLocation[] = ['blog', 'twitter', 'others']

/** Where the link will stand, as one text: in one order, and instead of `others` what was typed for it. */
export const adLocationOf = (ticked: ReadonlySet<AdLocation>, typed: string): string =>
  ORDER.filter((place) => ticked.has(place))
    .map((place) => (place === 'others' && typed.trim() ? typed.trim() : place))
    .join(',')
