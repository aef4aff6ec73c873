import { z } from 'zod'

const TRY_AGAIN = 'カードの情報を確認できませんでした。はじめから、もう一度入力してください。'
const token = z.string({ error: TRY_AGAIN }).regex(/^[\x21-\x7e]{1,512}$/, TRY_AGAIN)

/** What a page hands on of a card: the provider's tokens and what may be shown. Never the number, never the code. */
export const CardTokensForm = z.object({
  register_token: token,
  auth_token: token,
  req_card_number: z.string({ error: TRY_AGAIN }).regex(/^\d{6}\*{4,11}\d{2}$/, TRY_AGAIN),
  card_expire: z.string({ error: TRY_AGAIN }).regex(/^(0[1-9]|1[0-2])\/\d{2}$/, TRY_AGAIN),
})
export type CardTokensForm = z.output<typeof CardTokensForm>

/** 「04/31」 is good until the last day of April 2031. */
export function lastDayOf(expiry: string): string {
  const [month, year] = expiry.split('/').map(Number) as [number, number]
  return new Date(Date.UTC(2000 + year, month, 0)).toISOString().slice(0, 10)
}

/** The same as the browser's own words for it. */
export const tokensOf = (form: CardTokensForm) => ({
  registerToken: form.register_token,
  authToken: form.auth_token,
  mask: form.req_card_number,
  expiry: form.card_expire,
})

/** The same as the actions want it. */
export const cardOf = (form: CardTokensForm) => ({
  registerToken: form.register_token,
  authToken: form.auth_token,
  mask: form.req_card_number,
  expiresOn: lastDayOf(form.card_expire),
})
