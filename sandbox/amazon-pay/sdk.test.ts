import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
// @ts-expect-error it comes without types
import { WebStoreClient } from '@amazonpay/amazon-pay-api-sdk-nodejs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_BUYERS } from './buyers.ts'
import { noticeCertificate, noticeKey, SANDBOX_MERCHANT } from './keys.ts'
import { openAmazonPay } from './open.ts'

/** What of Amazon's own client is used here. */
type Answer = { status: number; data: Record<string, never> & { statusDetails: { state: string } } }
type Client = Record<
  'createCheckoutSession' | 'createCharge' | 'createRefund',
  (body: object, headers: object) => Promise<Answer>
> &
  Record<'getCheckoutSession' | 'getCharge' | 'getChargePermission', (id: string) => Promise<Answer>> &
  Record<
    'updateCheckoutSession' | 'completeCheckoutSession' | 'closeChargePermission',
    (id: string, body: object) => Promise<Answer>
  >

const wallet = openAmazonPay({ folder: null, now: () => new Date() })
const [good] = TEST_BUYERS
let server: Server
let url = ''
const tls = process.env.NODE_TLS_REJECT_UNAUTHORIZED

// The client speaks HTTPS alone, and takes any certificate of an address that it is given by hand.
beforeAll(async () => {
  server = createServer({ key: noticeKey, cert: noticeCertificate }, (request, response) => {
    wallet.answer(request, response).catch((failure: Error) => response.destroy(failure))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  if (tls === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
  else process.env.NODE_TLS_REJECT_UNAUTHORIZED = tls
  server.closeAllConnections()
  server.close()
})

const clientWith = (privateKey: string) =>
  new WebStoreClient({
    publicKeyId: SANDBOX_MERCHANT.keyId,
    privateKey,
    region: 'jp',
    sandbox: true,
    algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
    overrideServiceUrl: url,
  }) as unknown as Client

const yen = (amount: number) => ({ amount: String(amount), currencyCode: 'JPY' })
const key = (word: string) => ({ 'x-amz-pay-idempotency-key': word })

describe("Amazon's own client at the sandbox", () => {
  it('goes the whole way of a monthly payment, and a repeated charge is the same one [AP-010]', async () => {
    const client = clientWith(SANDBOX_MERCHANT.privateKey)
    const opened = await client.createCheckoutSession(
      {
        webCheckoutDetails: { checkoutReviewReturnUrl: 'https://school.example/review' },
        storeId: SANDBOX_MERCHANT.storeId,
        chargePermissionType: 'Recurring',
        recurringMetadata: { frequency: { unit: 'Month', value: '1' }, amount: yen(8900) },
      },
      key('visit1'),
    )
    expect(opened.status).toBe(201)
    const id: string = opened.data.checkoutSessionId!
    wallet.desk.choose(id, good!)
    expect((await client.getCheckoutSession(id)).data).toMatchObject({
      buyer: { name: good!.name, email: good!.email },
      paymentPreferences: [{ paymentDescriptor: good!.descriptor }],
    })
    const updated = await client.updateCheckoutSession(id, {
      webCheckoutDetails: { checkoutResultReturnUrl: 'https://school.example/result' },
      paymentDetails: { paymentIntent: 'Confirm', chargeAmount: yen(8900) },
    })
    expect(updated.data).toHaveProperty('webCheckoutDetails.amazonPayRedirectUrl', expect.stringContaining(id))
    wallet.desk.agree(id)
    const { data } = await client.completeCheckoutSession(id, { chargeAmount: yen(8900) })
    expect(data.statusDetails.state).toBe('Completed')
    const permission: string = data.chargePermissionId!
    const ask = { chargePermissionId: permission, chargeAmount: yen(8900), captureNow: true }
    const [first, again] = [await client.createCharge(ask, key('c1')), await client.createCharge(ask, key('c1'))]
    expect(first.data.statusDetails.state).toBe('Captured')
    expect(again.data.chargeId).toBe(first.data.chargeId)
    const chargeId: string = first.data.chargeId!
    expect((await client.getCharge(chargeId)).data.statusDetails.state).toBe('Captured')
    const refund = await client.createRefund({ chargeId, refundAmount: yen(900) }, key('r1'))
    expect(refund.status).toBe(201)
    expect((await client.closeChargePermission(permission, { closureReason: 'over' })).status).toBe(200)
    expect((await client.getChargePermission(permission)).data.statusDetails.state).toBe('Closed')
  })

  it('is refused when another key signed what it asks [AP-010]', async () => {
    const failure = (await clientWith(noticeKey)
      .getCharge('P03-demo-ok-1-C000000001')
      .catch((error: unknown) => error)) as { response: { status: number; data: unknown } }
    expect(failure.response.status).toBe(400)
    expect(failure.response.data).toMatchObject({ reasonCode: 'InvalidRequestSignature' })
  })
})
