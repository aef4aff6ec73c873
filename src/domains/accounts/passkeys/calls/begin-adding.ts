import type { CallAsk } from '#platform/ask.ts'
import { ownActorOf } from '#platform/own-page.ts'
import { beginPasskey } from '../actions/add-passkey.ts'

export default async (ask: CallAsk) => ({ options: await beginPasskey(ownActorOf(ask)) })
