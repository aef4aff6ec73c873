import { createHash } from 'node:crypto'
import type { Actor, Ask } from '#platform/ask.ts'
import type { Limit } from '#platform/limits.ts'
import { Refusal } from '#platform/refusal.ts'
import { knownDevice, lineOf } from './devices.ts'
import { emailKey } from './terms.ts'

const QUARTER = 15 * 60
const HOUR = 3600
const LATER = 'ログインの試行回数が上限に達しました。15分後に再度お試しください。'
const RESENT_TOO_OFTEN = '再送信の上限に達しました。時間をおいてお試しください。'

const signInPair: Limit = { name: 'sign-in-pair', points: 10, seconds: QUARTER, sentence: LATER }
const signInAddress: Limit = { name: 'sign-in-address', points: 50, seconds: QUARTER, sentence: LATER }
const signInIp: Limit = { name: 'sign-in-ip', points: 100, seconds: QUARTER, sentence: LATER }
/** For a browser in which this member has signed in before; nobody else can fill it. */
const signInDevice: Limit = { name: 'sign-in-device', points: 10, seconds: QUARTER, sentence: LATER }
const passwordTries: Limit = {
  name: 'password-tries',
  points: 10,
  seconds: QUARTER,
  sentence: 'パスワードの入力回数が上限に達しました。15分後に再度お試しください。',
}
const mailGap: Limit = {
  name: 'mail-gap',
  points: 1,
  seconds: 60,
  sentence: '確認メールは1分以上あけて再送信してください。',
}
const mailHour: Limit = { name: 'mail-hour', points: 5, seconds: HOUR, sentence: RESENT_TOO_OFTEN }
/** What a mailbox is spared, whoever writes its address down; each letter of it opens the door to its owner. */
const mailbox: Limit = { name: 'mailbox-hour', points: 20, seconds: HOUR, sentence: RESENT_TOO_OFTEN }
const signUpIp: Limit = { name: 'sign-up-ip', points: 300, seconds: HOUR }
const askedHour: Limit = { name: 'letter-asked', points: 5, seconds: HOUR, sentence: RESENT_TOO_OFTEN }
const askedLine: Limit = { name: 'letter-line', points: 30, seconds: HOUR, sentence: RESENT_TOO_OFTEN }
const askedMailbox: Limit = { name: 'letter-mailbox', points: 10, seconds: HOUR }

/** Counters do not spell out whose they are. */
const secretly = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27)
const addressKey = (email: string) => secretly(emailKey(email).slice(0, 300))

/**
 * Counts an attempt as failed before the password is looked at, so that many at once cannot slip past the counter.
 * Strangers are counted by the address they try and by their line; a browser that this member has used before has a
 * counter of its own, so that no stranger keeps the member out.
 */
export async function takeSignInTry(ask: Ask, email: string, memberId: number | undefined) {
  const { ip } = ask
  const { limits } = ask.house
  const device = memberId === undefined ? null : knownDevice(ask, memberId)
  if (device !== null) {
    const key = `${memberId}/${device}`
    await limits.take(signInDevice, key)
    return { succeeded: () => limits.clear(signInDevice, key) }
  }
  const pair = [signInPair, `${addressKey(email)}/${ip}`] as const
  const both = [[signInAddress, addressKey(email)] as const, [signInIp, ip] as const]
  await limits.takeAll([pair, ...both])
  return { succeeded: () => limits.settle({ givenBack: both, cleared: [pair] }) }
}

/**
 * Whoever sits at a browser that was left signed in guesses the password no more often than at the door. Counted for
 * each session: a stolen one uses up nothing of the owner's.
 */
export async function takePasswordTry({ house: { limits }, memberId, session }: Actor) {
  const key = `${memberId}/${session.tokenHash?.toString('base64url').slice(0, 27) ?? ''}`
  await limits.take(passwordTries, key)
  return { succeeded: () => limits.clear(passwordTries, key) }
}

/** A new password opens the door again for who was locked out by guessing. */
export async function forgetSignInTries({ house: { limits }, ip }: Ask, email: string) {
  await limits.clear(signInPair, `${addressKey(email)}/${ip}`)
  await limits.clear(signInAddress, addressKey(email))
}

/**
 * A minute between letters and five an hour, for the address as it is asked from one line, and for whoever asks (a
 * registration, a member). Others who write the same address down elsewhere use up nothing of these.
 */
export async function takeLetterTurn(ask: Ask, email: string, asker?: string) {
  const keys = [`${addressKey(email)}/${lineOf(ask)}`, ...(asker ? [asker] : [])]
  const counters = keys.flatMap((key) => [[mailGap, key] as const, [mailHour, key] as const])
  await ask.house.limits.takeAll([...counters, [mailbox, addressKey(email)]])
}

export const takeSignUpTurn = ({ house: { limits }, ip }: Ask) => limits.take(signUpIp, ip)

/**
 * Five letters an hour for an address from one line, thirty for the line. False when the mailbox has got its ten from
 * whomever: no further one is written, and the asker is told nothing else, for the newest of them still opens.
 */
export async function takeOpeningLetterTurn(ask: Ask, kind: string, email: string): Promise<boolean> {
  const [{ limits }, key, line] = [ask.house, `${kind}/${addressKey(email)}`, lineOf(ask)]
  await limits.takeAll([
    [askedHour, `${key}/${line}`],
    [askedLine, line],
  ])
  return limits.take(askedMailbox, key).then(
    () => true,
    (refusal: unknown) => (refusal instanceof Refusal ? false : Promise.reject(refusal)),
  )
}
