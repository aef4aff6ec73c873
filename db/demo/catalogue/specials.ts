import { bones } from './special-topics-of-beings.ts'
import { sweetShop, winterLights } from './special-topics-of-things.ts'
import { oddSpecials } from './specials-odd.ts'
import type { Special } from './theme.ts'

/** Courses that are sold or shown in a rare way, each with a key that tests and the cast can rely on. */
const soldSpecials: Special[] = [
  {
    key: 'special-not-yet-open',
    theme: 'eyes',
    angle: 'drill',
    title: '瞳のハイライト大全 ― 光の形で変わる視線',
    kana: 'ひとみのはいらいとたいぜん ひかりのかたちでかわるしせん',
    lead: '丸、四角、星、二つ玉。ハイライトの形と位置だけを変えて、視線と気持ちの違いを見くらべます。',
    about:
      '1日目は丸、2日目は窓を映した四角、3日目は星、4日目は大小の二つ玉。線画は同じ両目のまま、変えるのは白い点だけ。大きさを変えないのがむずかしい所で、4日ぶんを並べると視線の強さまで違って見えます。',
    gains: ['気持ちに合うハイライトを選べる', '左右の瞳に、同じ光を置ける', '星や四角の光を、散らさずに使える'],
    fits: '瞳の光を、いつも丸い白で済ませている人に。',
    tasks: [
      { exercise: '丸いハイライト', task: 'まぶたの開きを変え、丸い光を入れた瞳を5つ描く' },
      { exercise: '四角いハイライト', task: '窓を映した四角い光で、見ている先の違う瞳を描く' },
      { exercise: '星のハイライト', task: 'まつげの束に合わせて、星の光を3つの大きさで描く' },
      { exercise: '二つ玉のハイライト', task: '大小二つの光で、明るい瞳と暗い瞳を塗る' },
    ],
    change: { openedDaysAgo: -14, subscriptionWindows: [{ openedDaysAgo: -14, closedInDays: null }] },
  },
  {
    key: 'special-closed',
    theme: 'first-background',
    angle: 'drill',
    title: '夏のスケッチ合宿 ― 10日で10枚の風景',
    kana: 'なつのすけっちがっしゅく 10にちで10まいのふうけい',
    lead: '夏のあいだだけ開いた合宿の記録です。同じ川原に10日通い、毎日1枚の小さな風景を描きました。',
    about:
      '1日目から10日目まで、絵の大きさは葉書1枚。曇りの日も雨あがりの日もあり、同じ橋と土手が毎日違って見えます。DAY 1と2で3枚ずつ、あとの2回で2枚ずつ。描く場所を変えないことが、いちばんの難所でした。',
    gains: [
      '同じ景色から、10枚の違いを見つけられる',
      '葉書の大きさに、風景を収められる',
      '天気の変わり目を、影と空で描ける',
    ],
    fits: '旅先ではなく、近所の景色を描き続けたい人に。',
    pace: '1日1枚、20分で描きます',
    minutes: 200,
    tasks: [
      { exercise: '1日目から3日目の川原', task: '地平線の高さを変えて、川原を3枚描く' },
      { exercise: '4日目から6日目の川原', task: '前、中、奥の重なりを変えて、川原を3枚描く' },
      { exercise: '7日目と8日目の川原', task: '土手の道を入れて、川原を2枚描く' },
      { exercise: '9日目と10日目の川原', task: '朝と夕方の影を入れて、川原を2枚描く' },
    ],
    change: { openedDaysAgo: 160, closedInDays: -60, subscriptionWindows: [{ openedDaysAgo: 160, closedInDays: -60 }] },
  },
  {
    key: 'special-subscription-only',
    theme: 'torso',
    angle: 'drill',
    topics: bones,
    act: '人体の骨を描く',
    title: '人体ゼミナール ― ひとつずつ骨を描く',
    kana: 'じんたいぜみなーる ひとつずつほねをかく',
    lead: '肋骨、骨盤、肩甲骨、背骨。一回にひとつだけ骨を選び、外から見える形とのつながりを確かめます。',
    about:
      '1回目は卵形のかご、2回目は浅い器、3回目は背中をすべる三角の板。名前は覚えなくてかまいません。自分の体をさわり、骨が外に出る場所を確かめてから描きます。4回目に背骨の波へ、全部をのせます。',
    gains: [
      '服の上から、骨の位置を想像できる',
      '腕を上げた背中で、肩を動かせる',
      '横から見た立ち姿に、背骨の波を通せる',
    ],
    fits: '骨の名前で挫折したけれど、人体をあきらめたくない人に。',
    change: {
      singlePriceYen: null,
      openedDaysAgo: 200,
      subscriptionWindows: [{ openedDaysAgo: 200, closedInDays: null }],
    },
  },
  {
    key: 'special-single-only',
    theme: 'character-design',
    angle: 'work',
    title: '5日集中 キャラクターデザイン工房',
    kana: 'いつかしゅうちゅう きゃらくたーでざいんこうぼう',
    lead: '一日目に丸と三角を置き、五日目に色のついた一人が手を振る。キャラクターを仕上げる、買い切りの集中講座です。',
    about:
      '空を飛ぶ郵便屋を、5日で考えます。1日目は形と性格、2日目は生い立ちとかばん、3日目は色。4日目に手を振る姿を決め、5日目に手直しします。1日1時間ほど。買い切りなので、続けて描ける週を選んでください。',
    gains: [
      '5日で、一人のキャラクターを立ち姿にできる',
      '空の仕事がわかる持ち物を選べる',
      '手の振り方ひとつで、人柄を見せられる',
    ],
    fits: 'まとまった時間をとって、一人をつくりきりたい人に。',
    finish:
      '1日目の丸と三角を、いまの一人のとなりに置きます。同じ形がまだ見えるか。見えなければ、えりまきとかばんを少し大きくします。',
    piece: '空を飛ぶ郵便屋',
    swaps: {
      3: {
        name: '手を振る立ち姿',
        know: '立ち姿は、その人のあいさつです。手、足、持ち物の向きをひとつの気持ちにそろえると、せりふがなくても人柄が伝わります。',
        steps: ['気持ちを一語で選ぶ', '背骨の線を傾ける', '手と持ち物を添える'],
        slip: '気をつけのまま人柄が伝わらない',
        cure: '片手にひとつ役目を持たせる',
        exercise: '三つのあいさつ',
        task: '同じ人物を三つの気持ちで立たせる',
        checks: ['影絵にしても手の動きが見えている', '持ち物が体の外に見えている'],
      },
    },
    change: {
      inSubscription: false,
      singlePriceYen: 12800,
      subscriptionWindows: [],
      openedDaysAgo: 45,
    },
  },
  {
    key: 'special-first-window-closed',
    theme: 'townscape',
    angle: 'build',
    topics: sweetShop,
    act: '古い店先を描く',
    title: 'なつかしい駄菓子屋を描く',
    kana: 'なつかしいだがしやをかく',
    lead: 'ガラスびんの並ぶ棚、すり減った敷居、午後の日ざし。小さな店を正面から組み立てていきます。',
    about:
      '描くのは、間口二間の小さな店です。1日目に柱と戸、2日目にびんの並ぶ棚、3日目にすり減った敷居。びんを一本ずつ描きたくなったら、口の高さだけをそろえて色に任せます。4日目に午後の日を入れます。',
    gains: [
      '店の正面に、柱と戸の段差をつけられる',
      'たくさんのびんを、列で見せられる',
      '古い店の年月を、すり減り方で描ける',
    ],
    fits: '昔の店や古い道具を、絵に残しておきたい人に。',
    alone: {
      exercise: '見本を見ずに描く店先',
      text: '覚えている店をひとつ、正面から描きます。何屋さんだったか、戸の外から見えたものを3つだけ。思い出せない看板は、白いままでかまいません。',
    },
    change: {
      openedDaysAgo: 420,
      singlePriceYen: 4300,
      subscriptionWindows: [
        { openedDaysAgo: 420, closedInDays: -30 },
        { openedDaysAgo: 20, closedInDays: null },
      ],
    },
  },
  {
    key: 'special-closing-soon',
    theme: 'night-street',
    angle: 'drill',
    topics: winterLights,
    act: '夜の並木を描く',
    title: 'イルミネーションの夜を描く',
    kana: 'いるみねーしょんのよるをかく',
    lead: '並木に灯る小さな明かりを、粒ではなく光のかたまりとして描きます。冬のあいだだけの公開です。',
    about:
      '木を暗く置き、帯の光を重ね、手前にだけ粒を足す。打ち始めると止まらない粒を、どこでやめるかの練習です。2日目は奥へ続く並木、3日目はぬれた道。4日目に、真っ黒にしない夜空を塗ります。',
    gains: ['明かりの粒を、手前だけで止められる', '奥へ続く並木を、明るさで遠ざけられる', '夜空を、黒を使わずに塗れる'],
    fits: '冬の街の写真を撮ったまま、描かずにいる人に。',
    change: { openedDaysAgo: 30, closedInDays: 7, subscriptionWindows: [{ openedDaysAgo: 30, closedInDays: 7 }] },
  },
]

export const specials: Special[] = [...soldSpecials, ...oddSpecials]
