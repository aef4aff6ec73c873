/** What the demo's editors have on their desk, in the tables of `docs/import.md`; times are days from now. */
type Cells = Record<string, string | number>
type Moments = { opens?: number; closes?: number }

export const courses: readonly (Cells & Moments)[] = [
  {
    ...{ key: 'tea', title: 'お茶とケーキの時間を描く', kana: 'おちゃとけーきのじかんをかく' },
    description: `皿とカップ、湯気とつや。午後の机に置いたお茶とケーキを、下描きから仕上げまで2日で描きます。
楕円がゆがむ、湯気が煙に見える。食べ物の絵でつまずくところを、ひとつずつほどいていきます。`,
    outcome: '器の厚みを2本の線で描ける\n湯気を描きすぎずに見せられる\nつやの場所を自分で決められる',
    audience: '身のまわりのものを、あたたかく描きたい人',
    needs: 'ペイントソフトか鉛筆。皿とカップを、机に置いて始めます。',
    ...{ tab: 'other', category: 'still-life', level: 'beginner', teachers: 'amagumo' },
    ...{ tags: '食べ物\n質感', drawing: 80, price: 2980, plan: 1, opens: 18 },
    ...{ cover: 'covers/tea.jpg', cover_alt: '湯気の立つカップの絵', cover_focus: '50,60' },
    ...{ material_pdf: 'materials/tea.pdf', samples: 'slides/tea' },
  },
  {
    ...{ key: 'look-back', title: 'ふり向く顔をつなぐ', kana: 'ふりむくかおをつなぐ' },
    description: '正面、斜め、横顔。ふり向くあいだの顔を3枚で描き、耳とあごの見え方を確かめます。',
    outcome: 'ふり向く途中の顔を、迷わずに置ける',
    ...{ tab: 'character', category: 'face', level: 'entry', teachers: '', tags: '顔', plan: '' },
  },
]

export const lessons: readonly Cells[] = [
  {
    ...{ key: 'tea-1', course: 'tea', title: '器と楕円', shown: 1, training: '皿とカップを3組' },
    description: '皿もカップの口も、見る高さで広さの変わる楕円です。厚みを2本の線で決めてから、中身を入れます。',
    target_detail: '見る高さを変えて3組描きます',
    target_description: '・手前の縁が、奥の縁より太い\n・器の底も、同じ向きの楕円になっている',
  },
  {
    ...{ key: 'tea-2', course: 'tea', title: '湯気とつや', shown: 1, training: '湯気を2本だけ' },
    description: '湯気は細い線を2本、つやは小さくひとつ。描かない場所を残すと、あたたかく見えます。',
    ...{ target_detail: '同じ1組に、湯気とつやを足します', target_description: '・湯気の線が、上にいくほど薄い' },
  },
  { key: 'look-back-1', course: 'look-back', title: '正面から斜めへ', shown: 1, description: '', training: '' },
  { key: 'look-back-2', course: 'look-back', title: '斜めから横顔へ', shown: 1, description: '', training: '' },
]

export const chapters: readonly Cells[] = [
  {
    ...{ key: 'tea-1a', lesson: 'tea-1', title: '楕円を下描きする', film: 'films/food-4' },
    ...{ captions: 'captions/food-4.vtt', slides: 'slides/tea', start: '' },
  },
  {
    ...{ key: 'tea-2a', lesson: 'tea-2', title: '湯気とつやで仕上げる', film: 'films/food-1' },
    ...{ captions: 'captions/food-1.vtt', slides: '', start: '' },
  },
  {
    ...{
      key: 'look-back-1a',
      lesson: 'look-back-1',
      title: '左右の目を交互に描く',
      film: 'films/first-face-build-2-3',
    },
    ...{ captions: 'captions/first-face-build-2-3.vtt', slides: '', start: '' },
  },
  {
    ...{ key: 'look-back-2a', lesson: 'look-back-2', title: 'あごの線を見くらべる' },
    ...{ film: '', captions: '', slides: '', start: '' },
  },
]

export const points: readonly Cells[] = [
  { key: 'tea-1p', lesson: 'tea-1', description: '器の厚みが2本の線でわかる', picture: 'points/tea-1.jpg' },
  { key: 'tea-2p', lesson: 'tea-2', description: '湯気の線が2本だけになっている', picture: 'points/tea-2.jpg' },
]

export const primes: readonly Cells[] = [
  {
    ...{ key: 'tea-p', course: 'tea', title: '1枚を通して描く', film: 'films/food-4' },
    description: '楕円をそろえるところから湯気までを、止めずに見る1本です。',
    ...{ captions: '', slides: '' },
  },
]

export const steps: readonly Cells[] = [
  {
    key: 'tea-p1',
    prime: 'tea-p',
    title: '楕円をそろえる',
    description: '口と底の楕円を、同じ目の高さでそろえます。',
    start: 0,
  },
  { key: 'tea-p2', prime: 'tea-p', title: '湯気', description: '色を置いてから、湯気を途切れさせます。', start: 20 },
]

const winter = {
  title: '冬の自由画コンテスト、募集中です',
  body: '鉛筆でも、デジタルでも、途中でも。いま描きたいものを見せてください。',
}
const critiques = {
  title: '光と影の朱入れ企画、申し込みが始まりました',
  body: '1枚の絵に、先生の朱が入って返ってきます。',
}

export const banners: readonly (Cells & Moments)[] = [
  {
    ...{ key: 'winter', ...winter, url: '/illust_contests', audience: 'members', opens: -9, closes: 21 },
    ...{ picture_key: 'banners/winter-pc.jpg', narrow_picture_key: 'banners/winter-sp.jpg' },
  },
  {
    ...{ key: 'critiques', ...critiques, url: '/correction_campaigns', audience: 'subscribers', opens: 30, closes: 60 },
    ...{ picture_key: '', narrow_picture_key: '' },
  },
]

export const popups: readonly (Cells & Moments)[] = [
  {
    ...{
      key: 'first-page',
      title: '最初の1枚を、いっしょに',
      button: 'コースを見る',
      url: '/subscriptions/curriculums',
    },
    body: '何から描くか迷ったら、順番の決まったコースから始められます。',
    ...{ audience: 'trial', opens: 7, closes: 35, picture_key: 'banners/first-page.jpg' },
  },
  {
    ...{ key: 'autumn', title: '秋のスケッチコンテスト、募集中です', button: '', url: '/illust_contests' },
    body: '机の上でも、帰り道でも。自分の目で見たものを描いてください。',
    ...{ audience: 'members', opens: -50, closes: -6, picture_key: '' },
  },
]

export const sister: readonly (Cells & Moments)[] = [
  {
    ...{ key: 'papers', title: '描くための紙とペンのお店ができました', url: 'https://shop.example.com/' },
    ...{ parameters: 'ref=school', audience: 'all', opens: 40, closes: 70 },
  },
]
