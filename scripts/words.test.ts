import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from './folders.ts'

/** What docs/words.md says instead of what: refused wherever a page or a letter says it. */
const refused: readonly [pattern: RegExp, instead: string][] = [
  [/修了証(?!書)/, '修了証書'],
  [/支払済/, '支払い済み'],
  [/(?<!インターナショナル)スクール|オンライン講座|ネット教室/, 'オンライン教室'],
  [/(?<!非常勤)講師(?!\d+年)/, '先生'],
  [/受講者|生徒|学習者/, '受講生'],
  [/漫画/, 'マンガ'],
  [/第\d+章|[たの]章/, 'チャプター'],
  [/お振込み|お申込み|受付け|引落とし|問合せ/, 'お振り込み・お申し込み・受け付け・引き落とし・問い合わせ'],
  [
    /一緒|判り|解りやす|直ぐ|頑張|嬉し|有難|沢山|時々|何時でも/,
    'いっしょ・わかる・すぐ・がんばる・うれしい・たくさん・いつでも',
  ],
  [/プレイヤー|プレヤー/, 'プレーヤー'],
  [/ビデオ/, '動画'],
  [/くわし[くい]/, '詳しく・詳しい'],
  [/\(新しいタブ/, '（新しいタブで開きます）'],
  [
    /[ぁ-んァ-ン一-龠] (?:Google|Chrome|Safari|Cookie|JavaScript)|(?:Chrome|Safari|Edge|Cookie|JavaScript) [ぁ-ん]/,
    '英字との間に空きを入れない',
  ],
  [/サインイン|サインアップ/, 'ログイン・会員登録'],
  [/メンバー/, '会員'],
  [/チャプタ(?!ー)|サーバ(?!ー)|ブラウザー/, 'チャプター・サーバー・ブラウザ'],
  [
    /下さ[いる]|頂[くきけい]|出来[るまな]|致しま|全て|(?<![仕来用行記食])事が|様々|宜し/,
    'ください・いただく・できる・いたします・すべて・こと',
  ],
  [/することができ|ことが可能|ことになりがち|させていただ/, '言い切る形'],
  [/受付準備中|近日公開|Coming soon/i, '売っていないものは書かない'],
  [/しぼりこ|絞りこ|しぼり込/, '絞り込む・絞り込み'],
  [/カ月|ケ月|ヵ月/, 'ヶ月（期間のプラン）・か月'],
  [/～|——|・・・|。。|、、/, '〜・―・…'],
  [/クリック(?!ジャック)して|タップして/, '押す・開く'],
]

/** Where a contract or a ledger of payments speaks, a teacher is 講師: staff's pages and the terms. */
const ofContracts = /staff|studio|payouts|critiques\/teachers\/ui\/terms|user-policy|search\/take-apart/
const ofLearners: typeof refused = [[/講師/, '先生']]

/** Comments are told to builders, and tests quote what people wrote. */
const said = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

const mistakesIn = (text: string, words = refused) =>
  words.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(said(text)) ?? []
    return found ? [`${found} → ${instead}`] : []
  })

/** Where 講師 is somebody's trade, and where words are told apart from each other. */
const exempt = ['src/domains/payouts/pages/staff-payouts.tsx', 'src/domains/catalogue/search/take-apart.ts']

it('pages, letters and the demo world say each thing in the school’s own word', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'db/demo/**/*.ts'], { cwd: inProject() }).filter(
    (file) => !/\.test\.tsx?$|demo\/catalogue\/words\//.test(file) && !exempt.includes(file),
  )
  const found = files.flatMap((file) =>
    mistakesIn(readFileSync(inProject(file), 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

it('learners’ pages call who teaches 先生', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: inProject() }).filter((file) => !/\.test\.tsx?$/.test(file))
  const found = files
    .filter((file) => !ofContracts.test(file))
    .flatMap((file) =>
      mistakesIn(readFileSync(inProject(file), 'utf8'), ofLearners).map((words) => `${file}: ${words}`),
    )
  expect(found).toEqual([])
})

it.each([
  '修了証を発行しました',
  'ビデオを見る',
  'ご覧下さい',
  '1カ月プラン',
  '保存することができます',
  '10～20分',
  '講師からのメッセージ',
  '受講者の声',
  'イラストのオンライン講座',
  '次のお振込み',
  '漫画を描く',
])('「%s」 is refused', (line) => expect(mistakesIn(`<p>${line}</p>`)).toHaveLength(1))

it.each([
  '修了証書を発行しました',
  '動画を見る',
  'ご覧ください',
  '1ヶ月プラン',
  '保存できます',
  '10〜20分',
  '// ビデオ',
  '服飾の専門学校で非常勤講師6年',
  '文章',
])('「%s」 stands', (line) => expect(mistakesIn(line)).toEqual([]))

it('every refused word has its line in the style sheet', () => {
  const sheet = readFileSync(inProject('docs/words.md'), 'utf8')
  for (const word of [
    '修了証書',
    '支払い済み',
    'オンライン教室',
    'プレーヤー',
    '動画',
    'ログイン',
    '会員',
    'ください',
    'ヶ月',
    '〜',
  ])
    expect(sheet).toContain(word)
})
