import { cardPayments } from '#ports/payments/http.ts'
import { SANDBOX_PAYMENT_KEYS } from '#sandbox/payments/open.ts'
import { answerQuestions } from './workshop.ts'

export type ChargeAlone = { apiUrl: string; inFlight: number; warmSeconds: number; seconds: number }

/** Charges through the house's own adapter, and nothing else: what the provider and the wire allow at most. */
answerQuestions(async ({ apiUrl, inFlight, warmSeconds, seconds }: ChargeAlone) => {
  const { tokenKey, secret } = SANDBOX_PAYMENT_KEYS
  const payments = cardPayments({ tokenUrl: '', tokenKey, apiUrl, secret })
  const measureAt = performance.now() + warmSeconds * 1000
  const endAt = measureAt + seconds * 1000
  let [asked, counted] = [0, 0]
  const lane = async () => {
    while (performance.now() < endAt) {
      await payments.charge({ key: `bench-${process.pid}-${asked++}`, methodRef: 'card_demo_ok_bench', yen: 13_800 })
      if (performance.now() >= measureAt) counted++
    }
  }
  await Promise.all(Array.from({ length: inFlight }, lane))
  payments.close()
  return counted / seconds
})
