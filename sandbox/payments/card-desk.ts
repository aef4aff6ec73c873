import { createHash, randomUUID } from 'node:crypto'
import type { Authentication, Card, Ledger, Token } from './ledger.ts'
import { No, type Clock } from './no.ts'
import { demoManner, mannerOf } from './test-cards.ts'
import { masked, type CardGiven } from './tokenise.ts'

export const TOKEN_MS = 15 * 60_000
const AUTHENTICATION_MS = 15 * 60_000
const CODE = '123456'

export type CardDesk = ReturnType<typeof openCardDesk>

/** Tokens, registered cards and 3-D Secure; each wish is done at most once for its key. */
export function openCardDesk(ledger: Ledger, now: Clock) {
  const at = () => now().toISOString()
  const isOlder = (time: string, ms: number) => now().getTime() - Date.parse(time) >= ms

  function token({ number, expiresOn, named }: CardGiven): Token {
    const [manner, mask, fingerprint] = [mannerOf(number), masked(number), hash(`card ${number}`)]
    return ledger.put('token', {
      ...{ id: newId('tok'), manner, mask, expiresOn, fingerprint, named, at: at(), usedBy: null },
    })
  }

  /** A token serves one wish, within its 15 minutes. */
  function takeToken(name: string, wish: string): Token {
    const found = ledger.find('token', name)
    if (!found) throw new No(422, 'invalid_token')
    if (found.usedBy === wish) return found
    if (found.usedBy) throw new No(422, 'token_already_used')
    if (isOlder(found.at, TOKEN_MS)) throw new No(422, 'token_expired')
    return ledger.put('token', { ...found, usedBy: wish })
  }

  function register({ key, token, memberRef }: { key: string; token: string; memberRef: string }): Card {
    const known = ledger.findByKey('card', key)
    if (known) return known
    const { manner, mask, expiresOn, fingerprint } = takeToken(token, `card ${key}`)
    if (manner === 'no-entry') throw new No(402, 'card_not_accepted')
    return ledger.put('card', {
      ...{ id: newId('card'), key, memberRef, manner, mask, expiresOn, fingerprint, forgotten: false },
    })
  }

  function findCard(ref: string): Card | null {
    const manner = demoManner(ref)
    const found = ledger.find('card', ref)
    if (found || !manner) return found
    // A card of the demo never runs out.
    const card = { id: ref, key: null, memberRef: '', manner, mask: '411111********11', expiresOn: null }
    return { ...card, fingerprint: hash(ref), forgotten: false }
  }

  function forget(ref: string) {
    const card = findCard(ref)
    if (card) ledger.put('card', { ...card, forgotten: true })
  }

  function authenticate(ask: { key: string; token: string; yen: number; returnUrl: string }): Authentication {
    const { key, yen, returnUrl } = ask
    const known = ledger.findByKey('authentication', key)
    if (known) return findAuthentication(known.id)!
    if (!/^https?:/.test(returnUrl) || !URL.canParse(returnUrl)) throw new No(422, 'invalid_return_url')
    const { manner, fingerprint, mask, named } = takeToken(ask.token, `authentication ${key}`)
    if (!named) throw new No(422, 'missing_cardholder_name')
    const status = manner === 'challenge' ? 'challenge' : manner === 'tds-fails' ? 'failed' : 'passed'
    const code = status === 'failed' ? 'tds_failed' : null
    return ledger.put('authentication', {
      ...{ id: newId('auth'), key, fingerprint, mask, yen, returnUrl, status, code, mistakes: 0, at: at() },
    })
  }

  function findAuthentication(name: string): Authentication | null {
    const found = ledger.find('authentication', name)
    if (found?.status !== 'challenge' || !isOlder(found.at, AUTHENTICATION_MS)) return found
    return ledger.put('authentication', { ...found, status: 'failed', code: 'tds_expired' })
  }

  /** What a person does on the issuer's page; three wrong codes are the end of it. */
  function answerChallenge(name: string, answer: { code: string } | 'cancel' | 'fail'): Authentication | null {
    const found = findAuthentication(name)
    if (found?.status !== 'challenge') return found
    const failed = (code: string) => ledger.put('authentication', { ...found, status: 'failed', code })
    if (answer === 'cancel') return failed('tds_cancelled')
    if (answer === 'fail') return failed('tds_failed')
    if (answer.code === CODE) return ledger.put('authentication', { ...found, status: 'passed' })
    if (found.mistakes >= 2) return failed('tds_failed')
    return ledger.put('authentication', { ...found, mistakes: found.mistakes + 1 })
  }

  return { token, register, findCard, forget, authenticate, findAuthentication, answerChallenge }
}

export const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
