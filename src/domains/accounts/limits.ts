import { createHash } from 'node:crypto'
import type { Actor, Ask } from '#platform/ask.ts'
import type { Limit } from '#platform/limits.ts'
import { emailKey } from './terms.ts'

const QUARTER = 15 * 60
const HOUR = 3600
const LATER = 'ログインの試行回数が上限に達しました。15分後に再度お試しください。'
const RESENT_TOO_OFTEN = '再送信の上限に達しました。時間をおいてお試しください。'

const signInPair: Limit = { name: 'sign-in-pair', points: 10, seconds: QUARTER, sentence: LATER }
const signInAddress: Limit = { name: 'sign-in-address', points: 50, seconds: QUARTER, sentence: LATER }
const signInIp: Limit = { name: 'sign-in-ip', points: 100, seconds: QUARTER, sentence: LATER }
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
const signUpIp: Limit = { name: 'sign-up-ip', points: 300, seconds: HOUR }
const resetHour: Limit = { name: 'reset-hour', points: 5, seconds: HOUR, sentence: RESENT_TOO_OFTEN }

/** Counters do not spell out whose they are. */
const secretly = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27)
const addressKey = (email: string) => secretly(emailKey(email).slice(0, 300))

/** Counts an attempt as failed before the password is looked at, so that many at once cannot slip past the counter. */
export async function takeSignInTry({ house: { limits }, ip }: Ask, email: string) {
  const counters = [
    [signInPair, `${addressKey(email)}/${ip}`],
    [signInAddress, addressKey(email)],
    [signInIp, ip],
  ] as const
  for (const [limit, key] of counters) await limits.check(limit, key)
  for (const [limit, key] of counters) await limits.take(limit, key)
  return {
    async succeeded() {
      await limits.clear(signInPair, `${addressKey(email)}/${ip}`)
      await limits.giveBack(signInAddress, addressKey(email))
      await limits.giveBack(signInIp, ip)
    },
  }
}

/** Whoever sits at a browser that was left signed in guesses the password no more often than at the door. */
export async function takePasswordTry({ house: { limits }, memberId }: Actor) {
  await limits.take(passwordTries, String(memberId))
  return { succeeded: () => limits.clear(passwordTries, String(memberId)) }
}

/** A new password opens the door again for who was locked out by guessing. */
export async function forgetSignInTries({ house: { limits }, ip }: Ask, email: string) {
  await limits.clear(signInPair, `${addressKey(email)}/${ip}`)
  await limits.clear(signInAddress, addressKey(email))
}

/** A minute between letters and five an hour, for the address and for whoever asks (a registration, a member). */
export async function takeLetterTurn({ house: { limits } }: Ask, email: string, asker?: string) {
  const keys = asker ? [addressKey(email), asker] : [addressKey(email)]
  for (const key of keys) for (const limit of [mailGap, mailHour]) await limits.check(limit, key)
  for (const key of keys) for (const limit of [mailGap, mailHour]) await limits.take(limit, key)
}

export const takeSignUpTurn = ({ house: { limits }, ip }: Ask) => limits.take(signUpIp, ip)
export const takeResetTurn = ({ house: { limits } }: Ask, email: string) => limits.take(resetHour, addressKey(email))
