import type { Flash } from '#platform/flash.ts'
import { IdentitySilent, IdentityWrong } from '#ports/identity/port.ts'
import { linkingTroubles } from './troubles.ts'

/** A provider that does not answer, or says nothing that can be understood, before anybody went there. */
export const isSilence = (failure: unknown) => failure instanceof IdentitySilent || failure instanceof IdentityWrong

export const wordsOfSilence: Flash = { tone: 'trouble', sentence: linkingTroubles.away }
