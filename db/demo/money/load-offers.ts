import type { Tx } from '#platform/db.ts'
import { campaignRows } from './campaigns.ts'
import { fill, settleIds } from '../fill.ts'

/** What the school offers: campaigns and the options of the longer plans. */
export async function loadOffers(tx: Tx, now: Date): Promise<void> {
  await fill(tx, 'campaigns', campaignRows(now))
  await fill(tx, 'plan_options', options)
  await settleIds(tx, ['campaigns', 'plan_options'])
}

const options = [
  {
    code: 'brush-set',
    name: 'オリジナルブラシセット',
    description: '先生が線画と塗りに使っているブラシ60本のデータ',
  },
  {
    code: 'practice-sheets',
    name: '練習シート100枚',
    description: 'あたり線の入った、印刷して使える練習用紙（PDF）',
  },
  {
    code: 'colour-book',
    name: '配色見本帳',
    description: 'キャラクターと背景の配色200組をまとめた電子版の見本帳',
  },
].map((option, index) => ({ id: index + 1, position: index, ...option }))
