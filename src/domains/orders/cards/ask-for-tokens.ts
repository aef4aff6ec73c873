import { expiryOf, plainNumber, type CardEntry } from './card-fields.ts'
import { CONNECTION_LOST, troubleOf, type TokenTrouble } from './token-errors.ts'

export type TokenSource = { tokenUrl: string; tokenKey: string }

/** What the provider gave for a card: two tokens that work once each, and as much of it as may be shown. */
export type CardTokens = { registerToken: string; authToken: string; mask: string; expiry: string }

const PATIENCE = 30_000

/**
 * Asks the provider twice, from this browser: the first token registers the card, the second carries the holder's
 * name into 3-D Secure. Both must come.
 */
export async function askForTokens(source: TokenSource, card: CardEntry): Promise<CardTokens | TokenTrouble> {
  const signal = AbortSignal.timeout(PATIENCE)
  const plain = {
    card_number: plainNumber(card.number),
    card_expire: expiryOf(card),
    security_code: card.cvc,
    token_api_key: source.tokenKey,
    lang: 'ja',
  }
  const first = await ask(source.tokenUrl, plain, signal)
  if (!('token' in first)) return first
  const second = await ask(source.tokenUrl, { ...plain, cardholder_name: card.name.trim() }, signal)
  if (!('token' in second)) return second
  return { registerToken: first.token, authToken: second.token, mask: second.mask, expiry: expiryOf(card) }
}

type Answer = { status?: unknown; code?: unknown; message?: unknown; token?: unknown; req_card_number?: unknown }

async function ask(
  url: string,
  fields: Record<string, string>,
  signal: AbortSignal,
): Promise<{ token: string; mask: string } | TokenTrouble> {
  let answer: Answer | null
  try {
    // A form's encoding asks no permission first, and nothing of this site goes along.
    const reply = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    answer = (await reply.json()) as Answer | null
  } catch {
    return { alert: CONNECTION_LOST }
  }
  const { status, code, message, token, req_card_number: mask } = answer ?? {}
  if (status === 'success' && typeof token === 'string' && typeof mask === 'string') return { token, mask }
  return troubleOf(typeof code === 'string' ? code : 'unknown', typeof message === 'string' ? message : '')
}
