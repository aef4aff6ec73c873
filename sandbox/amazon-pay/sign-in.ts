import { randomUUID } from 'node:crypto'
import type { TestBuyer } from './buyers.ts'

export type Buyers = ReturnType<typeof openBuyers>

const TOKEN_MS = 5 * 60_000

/** Who showed who they are without paying: a token that works once, for a few minutes. */
export function openBuyers(now: () => number = Date.now) {
  const tokens = new Map<string, { buyer: TestBuyer; at: number }>()
  return {
    tokenFor(buyer: TestBuyer): string {
      const token = `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
      tokens.set(token, { buyer, at: now() })
      return token
    },
    find(token: string) {
      const known = tokens.get(token)
      tokens.delete(token)
      if (!known || now() - known.at > TOKEN_MS) return null
      const { id, name, email } = known.buyer
      return { buyerId: id, name, email }
    },
  }
}
