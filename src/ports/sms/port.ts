export type Sms = {
  /** Resolves when the provider has taken the message over; throws an SmsRefusal otherwise. */
  send(message: { to: string; text: string }): Promise<void>
}

/** Why a message did not go; it never names a number or what was written. */
export class SmsRefusal extends Error {
  override name = 'SmsRefusal'
}
