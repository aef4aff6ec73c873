import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Web } from '#test/worlds/web-world.ts'

type Answer = { challenge: string; origin: string; counter?: number; isVerified?: boolean; type?: string }

/** A key as a device keeps it, without the device: it answers what it is told to. */
export function deviceKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { x, y } = publicKey.export({ format: 'jwk' })
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x!, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y!, 'base64url'),
  ])
  return {
    async giveTo(web: Web, memberId: number, { withFactor = false, counter = 0 } = {}) {
      const row = { member_id: memberId, credential_id: id, public_key: cose, counter, transports: ['internal'] }
      await web.db
        .insertInto('passkeys')
        .values({ ...row, name: '試しの鍵', added_at: await web.now(), with_factor: withFactor })
        .execute()
    },
    answer({ challenge, origin, counter = 0, isVerified = true, type = 'webauthn.get' }: Answer) {
      const client = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
      const count = Buffer.alloc(4)
      count.writeUInt32BE(counter)
      const host = createHash('sha256').update(new URL(origin).hostname).digest()
      const data = Buffer.concat([host, Buffer.from([isVerified ? 5 : 1]), count])
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('SHA256').update(signed).sign(privateKey, 'base64url'),
        },
      }
    },
  }
}
