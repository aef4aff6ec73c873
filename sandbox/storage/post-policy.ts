import { createHmac } from 'node:crypto'
import { equalHex, signingKey, type Keys } from './signature.ts'

export type PostRules = { minBytes: number; maxBytes: number }
export type PostVerdict = ({ ok: true } & PostRules) | { ok: false; code: string; message: string }

type Condition = Record<string, string> | [string, string | number, string | number]

const denied = (message: string, code = 'AccessDenied'): PostVerdict => ({ ok: false, code, message })

/** Checks everything that a browser's form must fulfil before its file is read. Field names come in lower case. */
export function verifyPost(fields: Map<string, string>, bucket: string, keys: Keys, now: Date): PostVerdict {
  const policy = fields.get('policy') ?? ''
  const credential = fields.get('x-amz-credential') ?? ''
  if (!policy || fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') return denied('A signed policy is needed.')
  const key = signingKey(credential, fields.get('x-amz-date') ?? '', keys)
  if (!key) return denied('The access key is unknown.', 'InvalidAccessKeyId')
  const signature = createHmac('sha256', key).update(policy).digest('hex')
  if (!equalHex(signature, fields.get('x-amz-signature') ?? '')) return denied('Signature.', 'SignatureDoesNotMatch')

  const { expiration, conditions } = readPolicy(policy)
  if (!conditions) return denied('The policy cannot be read.', 'InvalidPolicyDocument')
  if (!(Date.parse(expiration) > now.getTime())) return denied('Invalid according to Policy: Policy expired.')
  return judge(conditions, new Map(fields).set('bucket', bucket))
}

function judge(conditions: Condition[], values: Map<string, string>): PostVerdict {
  const allowed = new Set<string>()
  const rules: PostRules = { minBytes: 0, maxBytes: 5 * 1024 ** 3 }
  for (const condition of conditions) {
    const [kind, subject, wanted] = Array.isArray(condition) ? condition : asEquality(condition)
    if (kind === 'content-length-range') {
      rules.minBytes = Math.max(rules.minBytes, Number(subject))
      rules.maxBytes = Math.min(rules.maxBytes, Number(wanted))
      continue
    }
    const name = String(subject).replace(/^\$/, '').toLowerCase()
    const value = values.get(name)
    const holds = kind === 'starts-with' ? value?.startsWith(String(wanted)) : kind === 'eq' && value === String(wanted)
    if (!holds) return denied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`)
    allowed.add(name)
  }
  const extra = [...values.keys()].find((name) => !allowed.has(name) && !isFree(name))
  if (extra) return denied(`Invalid according to Policy: Extra input fields: ${extra}`)
  return { ok: true, ...rules }
}

const isFree = (name: string) =>
  ['policy', 'x-amz-signature', 'file', 'bucket'].includes(name) || name.startsWith('x-ignore-')

function asEquality(condition: Record<string, string>): [string, string, string] {
  const [name = '', value = ''] = Object.entries(condition)[0] ?? []
  return ['eq', name, value]
}

function readPolicy(encoded: string): { expiration: string; conditions: Condition[] | null } {
  try {
    const { expiration, conditions } = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'))
    return { expiration: String(expiration), conditions: Array.isArray(conditions) ? conditions : null }
  } catch {
    return { expiration: '', conditions: null }
  }
}
