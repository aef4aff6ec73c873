import { SANDBOX_PAYMENT_KEYS } from '#sandbox/payments/open.ts'

export type CardInHand = { number?: string; name?: string; expire?: string; code?: string }

/** The two calls that a browser makes on 「確認」, and what it then posts to the school. */
export async function cardTokens(
  tokenUrl: string,
  now: Date,
  { number = '4111111111111111', name = 'TARO EGAKU', expire, code = '123' }: CardInHand = {},
) {
  const [month, year] = (expire ?? `12/${String(now.getUTCFullYear() + 3).slice(2)}`).split('/')
  const fields = {
    card_number: number,
    card_expire: `${month}/${year}`,
    security_code: code,
    token_api_key: SANDBOX_PAYMENT_KEYS.tokenKey,
    lang: 'ja',
  }
  const ask = async (more: Record<string, string>) => {
    const reply = await fetch(tokenUrl, { method: 'POST', body: new URLSearchParams({ ...fields, ...more }) })
    const said = (await reply.json()) as { token?: string; req_card_number?: string; code: string }
    if (!said.token) throw new Error(`the provider gave no token: ${said.code}`)
    return said
  }
  const first = await ask({})
  const second = await ask({ cardholder_name: name })
  const lastDay = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).toISOString().slice(0, 10)
  return { registerToken: first.token!, authToken: second.token!, mask: first.req_card_number!, expiresOn: lastDay }
}
