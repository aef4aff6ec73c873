import { inject } from 'vitest'

export { ownPhone } from './own-phone.ts'

/** Text messages to a number, newest first. */
export async function messagesTo(number: string, sandbox = inject('outside').SMS_API_URL.replace(/\/sms$/, '')) {
  const reply = await fetch(`${sandbox}/sandbox/sms.json?to=${number}`)
  return ((await reply.json()) as { text: string }[]).map(({ text }) => text)
}

export const codeIn = (message: string | undefined) => /\d{6}/.exec(message ?? '')![0]
