import type { Contract } from './contracts.ts'

type Former = { name: string; contract: Contract }

const left = (
  name: string,
  day: number,
  months: number,
  lasted: number,
  quit: Omit<NonNullable<Contract['quit']>, 'daysAgo'>,
): Former => ({
  name,
  contract: { planId: 2, day, months, lasted, quit: { daysAgo: 8 + (day % 9), ...quit } },
})

/** Members of earlier months who left, and what they said. */
const formers: Former[] = [
  left('石川ゆずき', 3, 12, 4, { reasons: ['忙しくて、学ぶ時間がとれない'] }),
  left('上原そうた', 6, 11, 2, { reasons: ['料金が合わない'], subs: ['毎月の料金が高い'] }),
  left('江口はるの', 9, 11, 3, { reasons: ['学びたい内容と合わなかった'], subs: ['描きたいものの講座がない'] }),
  left('岡部りょう', 12, 10, 2, {
    reasons: ['忙しくて、学ぶ時間がとれない', '料金が合わない'],
    subs: ['毎月の料金が高い'],
  }),
  left('片山しほ', 2, 10, 5, { reasons: ['目標を達成した'] }),
  left('木下あゆむ', 15, 9, 1, {
    reasons: ['不具合があった'],
    reportedIssue: 'タブレットで動画を見ていると、画面を回転させたときに再生が止まることがありました。',
  }),
  left('工藤みなと', 5, 9, 3, { reasons: ['ほかの方法で学ぶことにした'] }),
  left('近藤えま', 8, 8, 2, {
    reasons: ['学びたい内容と合わなかった'],
    subs: ['内容が難しい', '講座の進め方が合わない'],
  }),
  left('斎藤なぎ', 11, 8, 4, { reasons: ['忙しくて、学ぶ時間がとれない'] }),
  left('清水あさひ', 14, 7, 2, { reasons: ['回答を控える'] }),
  left('杉山ことは', 17, 7, 3, { reasons: ['その他'], freeText: '受験が終わるまで、いったんお休みします。' }),
  left('関口ゆうま', 4, 7, 1, { reasons: ['料金が合わない'], subs: ['毎月の料金が高い', '契約期間が長い'] }),
  left('高木みひろ', 7, 6, 2, { reasons: ['忙しくて、学ぶ時間がとれない', '目標を達成した'] }),
  left('竹内れお', 10, 6, 1, { reasons: ['学びたい内容と合わなかった'], subs: ['内容がやさしすぎる'] }),
  left('千葉さら', 13, 5, 2, { reasons: ['料金が合わない'], subs: ['使いたい支払い方法がない'] }),
  left('寺田いおり', 16, 5, 3, { reasons: ['忙しくて、学ぶ時間がとれない'] }),
  left('中島ひより', 3, 5, 1, { reasons: ['不具合があった', '忙しくて、学ぶ時間がとれない'] }),
  left('西村かいと', 6, 4, 2, { reasons: ['目標を達成した'] }),
  left('野口つむぎ', 9, 4, 1, {
    reasons: ['ほかの方法で学ぶことにした', '料金が合わない'],
    subs: ['毎月の料金が高い'],
  }),
  left('浜田みつき', 12, 3, 2, { reasons: ['忙しくて、学ぶ時間がとれない'] }),
  left('平野けい', 15, 3, 1, { reasons: ['学びたい内容と合わなかった'], subs: ['講座の進め方が合わない'] }),
  left('福田ことね', 18, 3, 2, { reasons: ['回答を控える'] }),
  left('前田あきら', 5, 2, 1, { reasons: ['その他'], freeText: 'パソコンを買い替えたら、また始めます。' }),
  left('横山ふうか', 8, 2, 1, { reasons: ['忙しくて、学ぶ時間がとれない'] }),
  left('松本ちはる', 4, 12, 9, { reasons: ['目標を達成した'] }),
  left('宮田とうま', 11, 12, 7, { reasons: ['料金が合わない'], subs: ['毎月の料金が高い'] }),
  left('森山りお', 7, 10, 8, { reasons: ['目標を達成した'] }),
  left('安田たまき', 13, 8, 6, { reasons: ['忙しくて、学ぶ時間がとれない'] }),
  left('湯浅ふみ', 16, 7, 5, { reasons: ['回答を控える'] }),
  left('和田いずみ', 10, 6, 5, { reasons: ['目標を達成した', '忙しくて、学ぶ時間がとれない'] }),
]

export const former = formers.map(({ name, contract }, index) => ({
  key: `former${String(index + 1).padStart(2, '0')}`,
  name,
  joinedDaysAgo: (contract.months! + 1) * 31 + 20,
  contract,
}))
