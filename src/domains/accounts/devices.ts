import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Ask } from '#platform/ask.ts'
import { cookieLine } from '#platform/cookies.ts'
import type { House } from '#platform/house.ts'

const DAY = 86_400_000
const LIFE_DAYS = 365
/** So many people of one household are known to a shared browser. */
const MOST = 5

type Device = { memberId: number; id: string; since: number; withFactor: boolean }
type Asker = Pick<Ask, 'house' | 'cookies' | 'now'>

const cookieName = (house: House) => `_${house.settings.siteSlug}_device`

/**
 * The number of this browser, if this member has signed in here before. It opens nothing: it only has a counter of its
 * own where tries are counted, so that a stranger who uses up the tries of an address holds up strangers alone.
 */
export function knownDevice(ask: Asker, memberId: number): string | null {
  return readDevices(ask).find((one) => one.memberId === memberId)?.id ?? null
}

/** The same for the second factor: whoever has only the password makes no device that counts for this. */
export function deviceWithFactor(ask: Asker, memberId: number): string | null {
  return readDevices(ask).find((one) => one.memberId === memberId && one.withFactor)?.id ?? null
}

/** Whose budget an ask is counted on where one line may ask so often: a member's own, or that of a stranger's line. */
export function lineOf(ask: Asker & Pick<Ask, 'ip'>): string {
  const [last] = readDevices(ask)
  return last ? `member-${last.memberId}` : ask.ip
}

/** After the member has shown who they are; the browser keeps the number it has. */
export function rememberDevice(
  ask: Asker & Pick<Ask, 'setCookie'>,
  memberId: number,
  { withFactor = false, newId = newDeviceId() } = {},
): void {
  const { house, now } = ask
  const devices = readDevices(ask)
  const before = devices.find((one) => one.memberId === memberId)
  const id = before?.id ?? newId
  const device = { memberId, id, since: now.getTime(), withFactor: withFactor || (before?.withFactor ?? false) }
  const all = [device, ...devices.filter((one) => one !== before)].slice(0, MOST)
  const value = all.map((one) => `${wordsOf(one)}.${signOf(house, one)}`).join('~')
  const { secureCookies: secure } = house.settings
  ask.setCookie(cookieLine(cookieName(house), value, { maxAge: (LIFE_DAYS * DAY) / 1000, httpOnly: true, secure }))
}

export const newDeviceId = () => randomBytes(9).toString('base64url')

function readDevices({ house, cookies, now }: Asker): Device[] {
  const given = cookies[cookieName(house)]?.slice(0, 1000).split('~').slice(0, MOST) ?? []
  return given.flatMap((text) => {
    const [memberId, id = '', since, factor, sign = ''] = text.split('.')
    const device = { memberId: Number(memberId), id, since: Number(since), withFactor: factor === 'f' }
    const age = now.getTime() - device.since
    return isSame(sign, signOf(house, device)) && Math.abs(age) < LIFE_DAYS * DAY ? [device] : []
  })
}

const wordsOf = ({ memberId, id, since, withFactor }: Device) => [memberId, id, since, withFactor ? 'f' : ''].join('.')

const signOf = (house: House, device: Device) =>
  createHmac('sha256', house.settings.secret)
    .update(`device:${wordsOf(device)}`)
    .digest('base64url')
    .slice(0, 27)

const isSame = (given: string, expected: string) =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
