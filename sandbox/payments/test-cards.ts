/** How the issuer of a card behaves. */
export const MANNERS = ['ok', 'challenge', 'tds-fails', 'soft', 'hard', 'first-ok', 'times-out', 'no-entry'] as const
export type Manner = (typeof MANNERS)[number]

type TestCard = { number: string; manner?: Manner; code?: string; meaning: string }

/** Numbers that stand for an issuer's behaviour, or for a code of the browser's call. Any other good number is `ok`. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', manner: 'ok', meaning: '支払える（本人認証の画面なし）' },
  { number: '5555555555554444', manner: 'challenge', meaning: '本人認証の画面が開く（コード 123456）' },
  { number: '4000000000000341', manner: 'tds-fails', meaning: '本人認証に失敗する' },
  { number: '4000000000000002', manner: 'soft', meaning: '残高不足で断られる（あとで通ることがある）' },
  { number: '4000000000000069', manner: 'hard', meaning: '紛失カードとして断られる（何度でも）' },
  { number: '4000000000000127', manner: 'first-ok', meaning: '1回目は支払え、2回目から残高不足' },
  { number: '4000000000000119', manner: 'times-out', meaning: '支払いは済むが、返事が届かない' },
  { number: '4999000000000096', manner: 'no-entry', meaning: 'トークンは作れるが、登録を断られる' },
  { number: '4111111111111112', code: 'digit_check_error', meaning: 'digit_check_error' },
  { number: '4999000000000104', code: 'missing_card_number', meaning: 'missing_card_number' },
  { number: '4999000000000112', code: 'missing_card_expire', meaning: 'missing_card_expire' },
  { number: '4999000000000013', code: 'system_error', meaning: 'system_error' },
  { number: '4999000000000021', code: 'invalid_request_format', meaning: 'invalid_request_format' },
  { number: '4999000000000039', code: 'invalid_token_api_key', meaning: 'invalid_token_api_key' },
  { number: '4999000000000047', code: 'missing_token_api_key', meaning: 'missing_token_api_key' },
  { number: '4999000000000054', code: 'invalid_lang', meaning: 'invalid_lang' },
  { number: '4999000000000062', code: 'unauthorized_merchant', meaning: 'unauthorized_merchant' },
  { number: '4999000000000070', code: 'brand_not_contracted', meaning: '一覧にないコード（brand_not_contracted）' },
  { number: '4999000000000088', code: 'drop', meaning: '通信が切れる' },
]

const byNumber = new Map(TEST_CARDS.map((card) => [card.number, card]))

export const codeOf = (number: string) => byNumber.get(number)?.code ?? null
export const mannerOf = (number: string): Manner => byNumber.get(number)?.manner ?? 'ok'

/**
 * Cards that are registered before anybody registers them, for people who are made and not signed up:
 * `card_demo_{manner}_{anything}` behaves as the test card of that manner.
 */
export function demoManner(ref: string): Manner | null {
  const word = /^card_demo_([a-z-]+)_[\w-]{1,64}$/.exec(ref)?.[1]
  return MANNERS.find((manner) => manner === word) ?? null
}
