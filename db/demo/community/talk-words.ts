import type { Subject } from '../pictures/subjects.ts'
import type { Hand } from './hands.ts'

/** What fits under any drawing. */
const always = [
  '線がのびのびしていて好きです。',
  'わたしも同じところで止まっています。いっしょにがんばりましょう。',
  '下描きの勢いがそのまま残っていて、うらやましい。',
  'どのくらいの時間で描きましたか？',
  '毎日続けているのがすごいです。',
  'ペンは何を使っていますか？',
  '真ん中のあたりが、いちばん好きです。',
  '描きはじめたばかりの自分には、とても参考になりました。',
  '次の絵も楽しみにしています。',
  '手前と奥の線の太さ、まねしてみます。',
  '見ていたら、わたしも描きたくなりました。',
  'ていねいに見て描いたことが伝わってきます。',
  '少し離れて見ると、ぐっとまとまって見えますね。',
  'この題材、ずっと避けていました。挑戦してみます。',
  '言葉の説明もわかりやすくて、助かります。',
  '右下の線、どうやって引いたのか知りたいです。',
  'わたしは逆の順番で描いていました。試してみます。',
  '先週の自分が知りたかったことが、ぜんぶ書いてありました。',
  '小さく描いてから大きくする方法も、合いそうだと思いました。',
  'スマホで見ても、形がはっきりわかります。',
  'もう少し暗いところがあると、もっと引き立ちそうです。',
  '続きがあったら、ぜひ見せてください。',
  '気負わずに描いている感じがいいなあ。',
  'わたしも今夜、同じものを描いてみます。',
] as const

const face = [
  '目の高さ、そろえてみたら私はうまくいきました。',
  'まゆの角度だけで、気持ちが伝わります。',
  '髪の流れ、つむじが見える気がします。',
  'あごの線がきれいです。',
  '見ているだけで、こちらまでその表情になりました。',
] as const
const figure = [
  '肩の力が抜けたポーズになっていますね。',
  '重心の線、引いてみたらぴったりでした。',
  'どちらの足に体重がかかっているか、すぐわかります。',
  '背中の線が好きです。',
] as const
const hand = [
  '手の大きさが顔と同じくらいになると、自然に見えると習いました。',
  '親指のつけ根、しっかり見えています。',
  '爪の向きで、手の向きがわかりますね。',
] as const
const cloth = [
  'しわの出どころがわかって、気持ちがいいです。',
  '布の重さが見えます。',
  'すその向きで、風を感じます。',
] as const
const place = [
  '奥のほうが少し明るいと、もっと遠くに見えるかもしれません。',
  '目の高さが一本通っていて、立って見ているみたいです。',
  '奥まで歩いていけそうです。',
  'この場所、どこかで見た気がします。',
] as const
const street = ['窓の数、数えてしまいました。おつかれさまです。', '道の幅がちょうどいいですね。'] as const
const sky = ['かたまりの影がきれい。', '空気の色まで見えてきます。', '風の向きがわかります。'] as const
const page = [
  '視線の流れが気持ちいいです。',
  '小さいコマのあとの大きいコマ、どきっとしました。',
  '黒の置きどころがいいですね。',
  '音が聞こえてきそうです。',
] as const
const things = ['影の形がきれい。', 'まるみが、ちゃんと手前に出ています。', '光の向きがすぐわかります。'] as const
const composition = [
  'この構図、思いつきませんでした。',
  '余白の広さが気持ちいいです。',
  '八つとも見てみたいです。',
] as const

const bySubject: Record<Subject, readonly string[]> = {
  ...{ head: face, eye: face, 'face-expression': face, hair: face },
  ...{ gesture: figure, body: figure, chibi: figure, hand, cloth, profile: face, house: place },
  ...{ 'one-point': place, 'two-point': [...place, ...street], 'three-point': [...place, ...street] },
  ...{ 'night-street': [...place, ...street], cloud: sky, foliage: sky, water: sky },
  ...{ panels: page, balloon: page, 'effect-lines': page, screentone: page },
  ...{ light: things, food: things, brushes: things.slice(0, 0), composition },
  animal: [
    'いまにも動きだしそうです。',
    '骨のことを考えて描いているのがわかります。',
    'うちの子にも描いてあげたいです。',
  ],
}

const byHand: Partial<Record<Hand, readonly string[]>> = {
  colour: ['この色のくみあわせ、まねしてもいいですか。', '影の色がにごっていなくて、すっきりしています。'],
  duo: ['この色のくみあわせ、まねしてもいいですか。', '紙の白の残しかたがいいですね。'],
  ink: ['紙の白の残しかたがいいですね。', '線の入りと抜きがきれいです。'],
  values: ['目を細めると、主役がすぐわかります。'],
}

/** What may be said of a drawing: what is its own first. */
export const sayable = (subject: Subject, how: Hand): readonly string[] =>
  how === 'poses' ? [...figure, ...always] : [...bySubject[subject], ...(byHand[how] ?? []), ...always]

/** What who showed it answers. */
export const thanks = [
  'ありがとうございます。次に描くときに試してみます。',
  'うれしいです。また描いたら見てください。',
  '見てくださってありがとうございます。線は肩から引いてみました。',
  'そう言ってもらえると、続けられそうです。',
  'みなさんの絵も楽しみにしています。',
  'いつもの鉛筆と、やわらかい消しゴムだけです。',
] as const
