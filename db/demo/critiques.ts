import type { Field } from '#domains/critiques/terms.ts'
import type { Tx } from '#platform/db.ts'
import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { daysFrom } from './days.ts'
import { fill, settleIds } from './fill.ts'
import { keys } from './keys.ts'
import type { Banner, SampleKind } from './pictures/index.ts'

type Critic = {
  key: string
  /** The account of the cast that it is tied to. */
  account?: string
  name: string
  fields: Field[]
  introduction: string
  question: string
  links: { title: string; url: string }[]
  /** Samples of their work. */
  images: readonly SampleKind[]
  /** Null: nobody has sent a picture. */
  portraitSeed: number | null
  accepts: boolean
  feeYen: number
  /** Places in the campaign of now. */
  slots: number
}

const example = (title: string, key: string) => ({ title, url: `https://example.com/${title.toLowerCase()}/${key}` })

/** Teachers who correct works: with places, with one left, without, not accepting, and one who asks nothing and shows no works. */
export const critics: Critic[] = [
  {
    key: 'asahina',
    account: 'teacher1',
    name: '朝比奈ナオ',
    fields: ['character'],
    introduction:
      '人物の立ち絵を20年描いてきました。\n顔は描けるのに体が固い、という相談をいちばん多く受けます。\n添削では、まず重心の線を一本だけ引きます。\nその線に合わせて肩と腰を動かすと、同じ絵が急に息をしはじめます。\n細かな直しよりも、次の一枚から使える考え方を持ち帰ってもらうことを大切にしています。\n途中の絵でもかまいません。迷っている線が残っているほうが、お話しできることが増えます。',
    question: 'いちばん直したいところと、そこを描くときに考えていることを教えてください。',
    links: [example('X', 'asahina'), example('pixiv', 'asahina'), example('WEB', 'asahina')],
    images: ['stance', 'face', 'face', 'stance', 'face', 'face'],
    portraitSeed: 901,
    accepts: true,
    feeYen: 4_000,
    slots: 12,
  },
  {
    key: 'manabe',
    account: 'teacher2',
    name: '真鍋コギ',
    fields: ['manga'],
    introduction:
      '週刊誌でマンガを連載しています。コマ割りと視線の流れを中心に添削します。ページの一部だけでも大丈夫です。',
    question: '読者にどう感じてほしいページですか？',
    links: [example('X', 'manabe')],
    images: ['rain-page', 'late-page'],
    portraitSeed: 902,
    accepts: true,
    feeYen: 4_500,
    slots: 2,
  },
  {
    key: 'tohno',
    account: 'teacher3',
    name: '遠野ケイ',
    fields: ['background'],
    introduction:
      'アニメーションの背景美術を担当しています。パースの直しだけでなく、空気の遠さの描き方までお返しします。',
    question: 'どの場所から、いつ見た景色ですか？',
    links: [example('WEB', 'tohno'), example('YouTube', 'tohno')],
    images: ['room', 'street', 'distance'],
    portraitSeed: 903,
    accepts: true,
    feeYen: 5_000,
    slots: 0,
  },
  {
    key: 'yomo',
    account: 'teacher4',
    name: 'アトリエ四方・四方ハルカ',
    fields: ['character', 'manga', 'background'],
    introduction:
      '人物も背景も、一枚の絵の中でつながっています。どちらから直すかを、いっしょに決めましょう。\n十二本の筆は、太さの順に並べて壁にかけてあります。いちばん細い筆で顔を、いちばん太い筆で空を描きますが、先に手に取るのはいつも真ん中の一本です。絵の真ん中の明るさが決まると、端は自然に決まるからです。\n添削では、まず絵を灰色にして、明るい所と暗い所が三つに分かれているかを見ます。次に、主役のまわりだけ線を足したり消したりして、目の通り道をつくります。色はその後です。\n仕上がっていない絵も歓迎します。迷っている所に印をつけて送ってください。印のある所から直します。',
    question:
      '完成までにかけた時間と、いちばん時間をかけたところを教えてください。時間をかけたのにうまくいかなかったところがあれば、その前に何を描いていたかもあわせて書いてください。うまくいったところと迷ったところを並べて見ると、直す順番が決まります。',
    links: [{ title: 'ポートフォリオサイト', url: 'https://example.com/web/yomo' }],
    images: ['face'],
    portraitSeed: 904,
    accepts: false,
    feeYen: 4_000,
    slots: 8,
  },
  {
    key: 'kasumi',
    name: '霞ミドリ',
    fields: ['manga'],
    introduction:
      'マンガの仕上げのアシスタントを12年、いまは短い話を描いています。迷っている所を、いっしょに探します。',
    question: '',
    links: [],
    images: [],
    portraitSeed: 905,
    accepts: true,
    feeYen: 3_500,
    slots: 6,
  },
]
export type DemoCritic = string

export const picturesOfCritic = ({ images }: Critic) =>
  images.map((shows, index) => ({ picture: `work-${index + 1}`, shows }))

type Campaign = {
  key: string
  title: string
  description: string
  banner: Banner
  fromDaysAgo: number
  untilDaysAgo: number
  capacity: number
  /** Places of each teacher where they are not those of now. */
  slots?: number
}

const OPEN_WORDS =
  'いま描いている一枚を、先生に見てもらいませんか。\n完成していなくてもかまいません。迷っているところに、先生が朱を入れてお返しします。\n\n・受付は先着順です。先生ごとに枠があります。\n・返却は、依頼から30日以内を目標にしています。\n・画像と制作ファイル（PSD、CLIP、PDF）の両方をお送りください。紙に描いた方は、写真をPDFにしたものが制作ファイルになります。'

/** Periods one after the other, beside a small one that is full; one is open, one has not begun. */
export const campaigns: Campaign[] = [
  {
    key: 'winter',
    title: '目の線を見る添削企画',
    description: OPEN_WORDS,
    banner: 'eyes',
    fromDaysAgo: 270,
    untilDaysAgo: 225,
    capacity: 40,
    slots: 10,
  },
  {
    key: 'spring',
    title: 'あごの線を見る添削企画',
    description: OPEN_WORDS,
    banner: 'jaw',
    fromDaysAgo: 210,
    untilDaysAgo: 165,
    capacity: 40,
    slots: 10,
  },
  {
    key: 'rain',
    title: '横顔とななめ顔の添削企画',
    description: OPEN_WORDS,
    banner: 'profiles',
    fromDaysAgo: 150,
    untilDaysAgo: 95,
    capacity: 40,
    slots: 10,
  },
  {
    key: 'summer',
    title: '表情を見る添削企画',
    description: OPEN_WORDS,
    banner: 'feelings',
    fromDaysAgo: 88,
    untilDaysAgo: 23,
    capacity: 40,
    slots: 10,
  },
  {
    key: 'full',
    title: '少人数の線画添削',
    description: OPEN_WORDS,
    banner: 'few',
    fromDaysAgo: 50,
    untilDaysAgo: -10,
    capacity: 1,
    slots: 1,
  },
  {
    key: 'now',
    title: '線と形の朱入れ企画',
    description: OPEN_WORDS,
    banner: 'shapes',
    fromDaysAgo: 22,
    untilDaysAgo: -20,
    capacity: 30,
  },
  {
    key: 'next',
    title: '光と影の朱入れ企画',
    description: OPEN_WORDS,
    banner: 'light',
    fromDaysAgo: -30,
    untilDaysAgo: -60,
    capacity: 30,
    slots: 5,
  },
]
export type DemoCampaign = string

/** Campaigns begin and end with a day. */
const midnight = (at: string) => startOfDay(dayKey(new Date(at)))

export async function loadCritiques(tx: Tx, members: Map<string, number>, now: Date): Promise<void> {
  const days = daysFrom(now)
  await fill(
    tx,
    'correctional_teachers',
    critics.map((critic, index) => ({
      id: index + 1,
      member_id: critic.account ? members.get(critic.account) : null,
      name: critic.name,
      introduction: critic.introduction,
      question: critic.question,
      genres: critic.fields,
      icon_key: critic.portraitSeed === null ? null : keys.critic(critic.key, 'icon'),
      avatar_key: critic.portraitSeed === null ? null : keys.critic(critic.key, 'avatar'),
      accepts: critic.accepts,
      fee_yen: critic.feeYen,
      invited_at: days.ago(300),
      activated_at: days.ago(299),
    })),
  )
  const links = critics.flatMap((critic, index) =>
    critic.links.map((link, position) => ({ teacher_id: index + 1, position, ...link })),
  )
  await fill(tx, 'correctional_teacher_links', links)
  const images = critics.flatMap((critic, index) =>
    picturesOfCritic(critic).map(({ picture }) => ({
      teacher_id: index + 1,
      image_key: keys.critic(critic.key, picture),
    })),
  )
  await fill(
    tx,
    'correctional_teacher_images',
    images.map((image, index) => ({ id: index + 1, ...image })),
  )
  await fill(
    tx,
    'correction_campaigns',
    campaigns.map(({ key, title, description, fromDaysAgo, untilDaysAgo, capacity }, index) => ({
      id: index + 1,
      title,
      description,
      visual_pc_key: keys.critiqueCampaign(key, 'pc'),
      visual_sp_key: keys.critiqueCampaign(key, 'sp'),
      starts_at: midnight(days.ago(fromDaysAgo)),
      ends_at: midnight(days.ago(untilDaysAgo)),
      capacity,
      accepts: true,
      published_at: days.ago(Math.max(fromDaysAgo + 7, 7)),
    })),
  )
  await fill(
    tx,
    'correction_slots',
    campaigns.flatMap((campaign, index) =>
      critics.map((critic, position) => ({
        campaign_id: index + 1,
        teacher_id: position + 1,
        slots: campaign.slots ?? critic.slots,
        position,
      })),
    ),
  )
  await settleIds(tx, ['correctional_teachers', 'correctional_teacher_images', 'correction_campaigns'])
}
