import type { FreshHouse } from '#test/fresh-house.ts'
import { addPayLine, openPayee, type PayKind } from '#domains/payouts/index.ts'
import { sealAccount } from '#domains/payouts/account.ts'
import type { PayeeAccount } from '#domains/payouts/terms.ts'

/** An account as somebody would enter it; the holder is already in a bank's kana. */
export const someAccount: PayeeAccount = {
  entity: 'individual',
  name: '山田 花子',
  nameKana: 'ヤマダ ハナコ',
  postalCode: '1500001',
  address: '東京都渋谷区神宮前1-2-3',
  bankCode: '0009',
  branchCode: '123',
  accountType: 'ordinary',
  accountNumber: '0123456',
  holder: 'ﾔﾏﾀﾞ ﾊﾅｺ',
  registration: '',
}

let keys = 0

/** People whom the school pays, and what they earn. */
export function payeesOf({ db, house, newMember, clock }: Pick<FreshHouse, 'db' | 'house' | 'newMember' | 'clock'>) {
  async function newPayee({
    kind = 'teaching',
    account = {},
  }: { kind?: PayKind; account?: Partial<PayeeAccount> | null } = {}) {
    const memberId = await newMember()
    await db.transaction().execute((tx) => openPayee(tx, memberId, kind, clock.now()))
    if (account) {
      const sealed = sealAccount(house.settings.secret, memberId, { ...someAccount, ...account })
      await db
        .updateTable('payees')
        .set({ account: sealed, account_changed_at: clock.now() })
        .where('member_id', '=', memberId)
        .execute()
    }
    return memberId
  }

  const earn = (
    memberId: number,
    yen: number,
    { kind = 'teaching', key = `k${++keys}`, at = clock.now() }: Earned = {},
  ) =>
    db
      .transaction()
      .execute((tx) =>
        addPayLine(tx, { memberId, kind, yen, source: 'test', key, description: `添削 No.${key}`, earnedAt: at }),
      )

  return { newPayee, earn }
}

type Earned = { kind?: PayKind; key?: string; at?: Date }
