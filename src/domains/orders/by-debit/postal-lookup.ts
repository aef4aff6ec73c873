import { normalPostalCode } from './application-form.ts'

export type Place = { pref: string; address: string }

/**
 * Asks for the place of a postal code as soon as it is whole, once for each. What comes late, for a code that is not
 * the one in the field any more, is dropped; of whatever fails nothing is said.
 */
export function openLookUp(ask: (zipcode: string) => Promise<Place | null>, fill: (place: Place) => void) {
  let newest = ''
  return async (typed: string): Promise<void> => {
    const code = normalPostalCode(typed) ?? ''
    if (code === newest) return
    newest = code
    if (!code) return
    const place = await ask(code).catch(() => null)
    if (place && newest === code) fill(place)
  }
}
