import { createSign, randomUUID } from 'node:crypto'
import { noticeKey, SANDBOX_MERCHANT } from './keys.ts'

type About = { type: string; id: string; permission: string }

/** What the provider's notification service posts, as it posts it: a message in an envelope that is signed. */
export function noticeOf(
  { type, id, permission }: About,
  certificateUrl: string,
  notificationId: string = randomUUID(),
): string {
  const message = JSON.stringify({
    NotificationVersion: 'V2',
    NotificationType: 'STATE_CHANGE',
    NotificationId: notificationId,
    MerchantID: SANDBOX_MERCHANT.merchantId,
    ObjectType: type,
    ObjectId: id,
    ChargePermissionId: permission,
    ChargePermissionType: 'Recurring',
  })
  const envelope: Record<string, string> = {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: 'arn:aws:sns:ap-northeast-1:000000000000:sandbox',
    Message: message,
    Timestamp: new Date().toISOString(),
    SignatureVersion: '1',
    SigningCertURL: certificateUrl,
  }
  const names = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type']
  const text = names.map((name) => `${name}\n${envelope[name]}\n`).join('')
  envelope.Signature = createSign('RSA-SHA1').update(text).sign(noticeKey, 'base64')
  return JSON.stringify(envelope)
}

/** Told once; who is not there learns of it when they ask. */
export function postNotice(url: string, body: string): Promise<number> {
  const headers = { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification' }
  return fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => 0,
  )
}
