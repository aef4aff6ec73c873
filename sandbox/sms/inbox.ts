import { randomUUID } from 'node:crypto'

export type Message = { id: string; at: string; to: string; text: string }
export type Inbox = ReturnType<typeof openInbox>

const KEPT = 500

/** Text messages as phones got them; they end with the process, as the codes in them do with the hour. */
export function openInbox() {
  const messages: Message[] = []
  return {
    keep(to: string, text: string): Message {
      const message = { id: randomUUID(), at: new Date().toISOString(), to, text }
      messages.push(message)
      messages.splice(0, messages.length - KEPT)
      return message
    },
    /** Newest first. */
    list: (to?: string | null) => messages.filter((message) => !to || message.to === to).toReversed(),
    clear: () => void messages.splice(0),
  }
}
