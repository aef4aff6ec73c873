/** How a buyer's way of paying behaves when it is charged. */
export const MANNERS = [
  'ok',
  'cancels',
  'soft',
  'hard',
  'rejected',
  'failure',
  'timed-out',
  'first-ok',
  'pending',
  'no-answer',
] as const
export type Manner = (typeof MANNERS)[number]

export type TestBuyer = { id: string; name: string; email: string; manner: Manner; descriptor: string; meaning: string }

const buyer = (manner: Manner, name: string, digits: string, meaning: string, email?: string): TestBuyer => ({
  id: `amzn1.account.SANDBOX${manner.toUpperCase().replaceAll('-', '')}${digits}`,
  name,
  email: email ?? `buyer-${manner}@amazon.example`,
  manner,
  descriptor: `Visa ****${digits} (Amazon Pay)`,
  meaning,
})

/** Who may be played at the checkout. */
export const TEST_BUYERS: readonly TestBuyer[] = [
  buyer('ok', '絵描 花子', '1111', '支払える'),
  buyer('cancels', '絵描 止子', '1212', '途中でやめる'),
  buyer('soft', '絵描 空子', '0002', 'SoftDeclined：残高不足で断られる（あとで通ることがある）'),
  buyer('hard', '絵描 失子', '0069', 'HardDeclined：支払い方法を変えるまで断られる'),
  buyer('rejected', '絵描 断子', '0101', 'AmazonRejected：Amazonに断られる'),
  buyer('failure', '絵描 障子', '0500', 'ProcessingFailure：処理に失敗する（あとで通ることがある）'),
  buyer('timed-out', '絵描 遅子', '0504', 'TransactionTimedOut：時間内に終わらない'),
  buyer('first-ok', '絵描 初子', '0127', '1回目は支払え、2回目から SoftDeclined'),
  buyer('pending', '絵描 待子', '0202', '売上の確定に時間がかかる（台帳から終わらせる）'),
  buyer('no-answer', '絵描 黙子', '0119', '支払いは済むが、返事が届かない'),
  buyer('ok', '絵描 既子', '2222', '登録済みの会員と同じメールアドレスを持つ', 'other@example.com'),
]

/** The code with which a charge of such a buyer is declined. */
export const declineOf: Partial<Record<Manner, string>> = {
  soft: 'SoftDeclined',
  hard: 'HardDeclined',
  rejected: 'AmazonRejected',
  failure: 'ProcessingFailure',
  'timed-out': 'TransactionTimedOut',
}

/**
 * Permissions of before anybody opened this provider, for people who are made and not signed up:
 * `P03-demo-{manner}-{anything}` behaves as the test buyer of that manner.
 */
export function demoManner(ref: string): Manner | null {
  const rest = /^P03-demo-([a-z][\w-]{1,80})$/.exec(ref)?.[1]
  if (!rest) return null
  return MANNERS.toSorted((a, b) => b.length - a.length).find((manner) => rest.startsWith(`${manner}-`)) ?? null
}
