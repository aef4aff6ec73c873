import type { Subject } from '../pictures/index.ts'

/** What somebody notes of any practice. */
const always = [
  '線がふるえてしまった。次は肩から動かす。',
  'お手本より小さく描いてしまう。紙の端に印をつけてから始めたい。',
  '20分で終わった。前は40分かかっていた。',
  '',
  '筆圧を変える練習。入りと抜きだけで、だいぶ違う。',
  'まだ固い。動画のはじめをもう一度見る。',
] as const

type Words = { memos: readonly string[]; captions: readonly string[] }
const face: Words = {
  memos: [
    '中心線を忘れた。右目が上がっている。\n次は中心線と目の線を先に引く。',
    '昨日の絵と並べると、あごの線がきれいになった気がする。',
  ],
  captions: ['左右の高さがそろいました', '目線が合うようになりました'],
}
const shade: Words = {
  memos: ['影を先に置いたら、形がまとまって見えた。', 'いちばん明るいところを決めてから塗ると、迷わない。'],
  captions: ['影のまとめ方に注目', '光の向きがそろいました'],
}
const page: Words = {
  memos: ['見せたいコマを先に決めた。残りは小さくていい。', '文字を入れたら、思ったより余白がなかった。'],
  captions: ['読む順番がすっきりしました', '大きなコマの置きどころに注目'],
}
const own: Partial<Record<Subject, Words>> = {
  hand: {
    memos: ['親指のつけ根の位置が少しわかった。もう3枚描いてみる。', '箱の向きを決めてから指をのせる。急がない。'],
    captions: ['手の形がほぐれてきました', '親指のつけ根に注目'],
  },
  hair: {
    memos: ['房を三つまでにしたら、重くならなかった。', 'つむじの位置を決めるのを忘れていた。'],
    captions: ['流れがそろってきました', '大きな房から描いています'],
  },
  cloth: {
    memos: ['支点に丸をつけてから引いた。線が半分になった。', '垂れるところと、たまるところを分けて描く。'],
    captions: ['シワの出どころがはっきりしました', '線を減らした一枚です'],
  },
  gesture: {
    memos: ['最初の一本を長く引けた日は、最後まで楽。', '頭から描かずに、重さのかかる足から。'],
    captions: ['動きの線がのびてきました', '重心がまっすぐ落ちています'],
  },
  'two-point': {
    memos: ['消失点を紙の外に置いたら、ゆがみが減った。', '屋根の三角の頂点がずれていた。対角線で測る。'],
    captions: ['奥行きが出ました', '目の高さがそろいました'],
  },
  cloud: {
    memos: ['底の影から描くと、雲が浮いて見えた。', '輪郭をくっきりさせすぎた。一か所だけにする。'],
    captions: ['雲の底に注目', '空気の遠さが出ました'],
  },
  foliage: {
    memos: ['葉を描かずに、明るい面と暗い面だけで。', '幹が見えるすき間を三つ残した。'],
    captions: ['かたまりで見た一枚です', '葉のすき間に注目'],
  },
  animal: {
    memos: ['骨の曲がる場所を先に丸で置いた。', '毛並みを描きこみすぎた。輪郭だけで足りる。'],
    captions: ['骨組みから描いています', '毛並みを減らした一枚です'],
  },
}
const bySubject: Partial<Record<Subject, Words>> = {
  ...{ head: face, eye: face, light: shade, panels: page, balloon: page },
  ...own,
}

const wordsOf = (subject: Subject): Words => bySubject[subject] ?? { memos: [], captions: [''] }

export function memoOf(subject: Subject, seed: number): string {
  const memos = [...wordsOf(subject).memos, ...always]
  return memos[seed % memos.length]!
}

/** Every other picture speaks for itself. */
export function captionOf(subject: Subject, seed: number): string {
  const { captions } = wordsOf(subject)
  return seed % 2 ? '' : captions[(seed / 2) % captions.length]!
}
