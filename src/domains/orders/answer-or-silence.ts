import { PaymentsSilent } from '#ports/payments/port.ts'

/** What the provider says, or that it said nothing to be relied on: then the order stays as it is. */
export async function answerOrSilence<T>(ask: () => Promise<T>): Promise<T | 'silence'> {
  try {
    return await ask()
  } catch (failure) {
    if (failure instanceof PaymentsSilent) return 'silence'
    throw failure
  }
}
