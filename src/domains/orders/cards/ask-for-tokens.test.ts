import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askForTokens } from './ask-for-tokens.ts'

const source = { tokenUrl: 'https://card.example.com/token', tokenKey: 'public-key' }
const card = { number: '4111 1111 1111 1111', month: '04', year: '2031', cvc: '123', name: ' TARO EGAKU ' }
const given = (token: string) => ({ status: 'success', code: 'success', token, req_card_number: '411111********11' })

describe('asking for tokens', () => {
  const fetching = vi.fn<(url: string, options: RequestInit) => Promise<Response>>()
  const sent = () => fetching.mock.calls.map(([, { body }]) => Object.fromEntries(body as URLSearchParams))

  beforeEach(() => void vi.stubGlobal('fetch', fetching))
  afterEach(() => {
    vi.unstubAllGlobals()
    fetching.mockReset()
  })

  it('asks without the name first, then with it, and keeps one token of each', async () => {
    fetching.mockResolvedValueOnce(Response.json(given('one'))).mockResolvedValueOnce(Response.json(given('two')))
    expect(await askForTokens(source, card)).toEqual({
      registerToken: 'one',
      authToken: 'two',
      mask: '411111********11',
      expiry: '04/31',
    })
    const plain = {
      card_number: '4111111111111111',
      card_expire: '04/31',
      security_code: '123',
      token_api_key: 'public-key',
      lang: 'ja',
    }
    expect(sent()).toEqual([plain, { ...plain, cardholder_name: 'TARO EGAKU' }])
    expect(fetching.mock.calls.every(([url]) => url === source.tokenUrl)).toBe(true)
  })

  it('does not ask again when the first is refused', async () => {
    fetching.mockResolvedValueOnce(
      Response.json({ status: 'failure', code: 'invalid_card_expire', message: '有効期限が' }, { status: 400 }),
    )
    expect(await askForTokens(source, card)).toEqual({ field: 'expiry', sentence: '有効期限が' })
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('needs the second token as much as the first', async () => {
    fetching
      .mockResolvedValueOnce(Response.json(given('one')))
      .mockResolvedValueOnce(Response.json({ status: 'failure', code: 'system_error', message: '' }, { status: 400 }))
    expect(await askForTokens(source, card)).toMatchObject({ alert: expect.stringContaining('システムエラー') })
  })

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('failed to fetch'))],
    ['an answer that is none', () => Promise.resolve(new Response('<html>'))],
  ])('takes %s for silence [CA-017]', async (_, answer) => {
    fetching.mockImplementation(answer)
    expect(await askForTokens(source, card)).toEqual({
      alert: 'サーバーとの通信に失敗しました。時間を開けて再度お試しください。',
    })
  })

  it('waits thirty seconds and no longer [CA-017]', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    fetching.mockImplementation((_, { signal }) => Promise.reject(signal!.reason))
    expect(await askForTokens(source, card)).toMatchObject({ alert: expect.stringContaining('通信に失敗') })
    expect(patience).toHaveBeenCalledWith(30_000)
    patience.mockRestore()
  })
})
