export type LetterToSend = {
  /** The same letter sent again carries the same id, so that a mailbox may notice the second copy. */
  id: string
  to: string
  subject: string
  html: string
  plain: string
  from: string
  /** Stops letters of this kind: mail programs show it as a button (RFC 8058). */
  stopUrl?: string | null
}

export type Mail = {
  /** Resolves when the provider has taken the letter over; throws a MailRefusal otherwise. */
  send(letter: LetterToSend): Promise<void>
  close(): void
}

/** Why a letter did not go; the message never names an address. */
export class MailRefusal extends Error {
  override name = 'MailRefusal'
}
