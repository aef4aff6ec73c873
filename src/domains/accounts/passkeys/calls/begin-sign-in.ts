import type { CallAsk } from '#platform/ask.ts'
import { beginUse } from '../actions/use-passkey.ts'

export default async (ask: CallAsk) => ({ options: await beginUse(ask, 'sign-in') })
