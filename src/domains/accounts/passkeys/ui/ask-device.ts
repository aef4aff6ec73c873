import { callPath, post } from '#platform/browser-call.ts'

type Outcome = { to?: string; trouble: string | null }

const LOST = '通信できませんでした。通信状況をご確認のうえ、もう一度お試しください。'
const STOPPED = 'パスキーを確認できませんでした。もう一度お試しください。'

export const hasPasskeys = () => 'PublicKeyCredential' in window

type Asked<Options> = { options: Options }
type Way = { begin: string; end: string; more?: object; autofill?: boolean; first?: object }

/** Asks the school for a question, the device for its answer, and the school whether it is right. Null: nobody chose a key. */
async function ask(kind: 'make' | 'show', { begin, end, more, first, autofill = false }: Way): Promise<Outcome | null> {
  // Loaded when somebody uses a key, and by nobody else.
  const loading = import('@simplewebauthn/browser').catch(() => null)
  const [device, asked] = await Promise.all([loading, post<Asked<never>>(begin, first ?? {})])
  if (!device) return { trouble: LOST }
  if (!asked.ok || !asked.body) return { trouble: asked.lost ? LOST : (asked.body?.error ?? STOPPED) }
  const { options: optionsJSON } = asked.body
  const response = await (
    kind === 'make'
      ? device.startRegistration({ optionsJSON })
      : device.startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
  ).catch(() => null)
  if (!response) return null
  const reply = await post<{ to?: string }>(end, { response, ...more })
  if (reply.ok) return { trouble: null, to: reply.body?.to ?? '/' }
  return { trouble: reply.lost ? LOST : (reply.body?.error ?? STOPPED) }
}

/** `autofill`: the browser offers the keys at the field of the address, and nothing is to be typed. */
export const signInByKey = (returnTo: string, autofill = false) =>
  ask('show', {
    begin: callPath('/passkeys/options'),
    end: callPath('/sessions/passkey'),
    more: { return_to: returnTo },
    autofill,
  })

export const showFactorByKey = () =>
  ask('show', {
    begin: callPath('/sessions/second_factor/passkey_options'),
    end: callPath('/sessions/second_factor/passkey'),
  })

export const addKey = (userId: number, name: string, current_password: string) =>
  ask('make', {
    begin: callPath('/users/:userId/passkeys/options', { userId }),
    end: callPath('/users/:userId/passkeys', { userId }),
    first: { current_password },
    more: { name },
  })
