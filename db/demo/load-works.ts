import { randomUUID } from 'node:crypto'
import { encodeBlocks, encodeHead } from '#domains/critiques/drawings/format.ts'
import { COMMISSION_VERSION } from '#domains/critiques/commissions/terms.ts'
import { AGREEMENT_VERSION, RETURN_DAYS } from '#domains/critiques/terms.ts'
import type { Tx } from '#platform/db.ts'
import { daysFrom } from './days.ts'
import { fill, settleIds } from './fill.ts'
import { campaigns, critics, type DemoCampaign, type DemoCritic } from './critiques.ts'
import { keys } from './keys.ts'
import type { Correction, Slip } from './pictures/index.ts'
import { redPenDrawing } from './red-pen-drawing.ts'
import { loadPins } from './work-pins.ts'

type DemoWork = {
  member: string
  /** in which campaign and with which teacher of `critiques.ts` */
  campaign: DemoCampaign
  teacher: DemoCritic
  requestedDaysAgo: number
  correctedDaysAgo?: number
  cancelledDaysAgo?: number
  asks: string
  says?: string[]
  /** what of it is corrected; everything, where nothing is said */
  about?: readonly Slip[]
  /** the strokes of the teacher's pen stand beside it */
  isDrawn?: true
  /** what the layer is called that lies over it */
  layer?: string
}

/** How wide and high every drawing here is. */
const WORK_SIDE = 960

/** Works on the teachers' desks; the picture of each is drawn from its place in this list. */
export const works: DemoWork[] = [
  {
    member: 'corrected',
    campaign: 'winter',
    teacher: 'asahina',
    requestedDaysAgo: 250,
    correctedDaysAgo: 231,
    asks: 'ななめを向いた顔を描くと、いつも奥の目が流れてしまいます。どこから直せばよいでしょうか。',
    says: [
      '目の高さを結ぶ線を先に引いてみましょう。赤い線のように、奥の目は手前の目より幅がせまく、高さは同じ横の線に乗ります。',
      '輪郭を描く前に、この一本を入れる。それだけで次の絵から変わります。',
    ],
    isDrawn: true,
  },
  {
    member: 'corrected',
    campaign: 'spring',
    teacher: 'asahina',
    requestedDaysAgo: 190,
    correctedDaysAgo: 168,
    asks: '前回の目の線を意識しました。今度はあごの位置が決まらず、何度も描き直しています。',
    about: ['chin'],
    says: [
      '目の線、とてもよくなりました。あごは、鼻先からまっすぐ下ろした線の上に置くと落ち着きます。',
      '輪郭は、耳の下からあごの先までを一息で引き直しています。途中で止めずに、肩から腕を動かしてみてください。',
    ],
    isDrawn: true,
  },
  {
    member: 'corrected',
    campaign: 'rain',
    teacher: 'yomo',
    requestedDaysAgo: 130,
    correctedDaysAgo: 104,
    about: ['chin'],
    layer: '頬とあごの線',
    asks: '少しだけ横を向いた顔です。頬のふくらみが不自然に見えます。',
    says: [
      '頬骨のいちばん高いところを、目の外側の真下に。そこから口へ向かって、ゆるく内側に入ります。',
      '頬とあごの線は、別のレイヤーに重ねました。表示を切り替えて、元の線とくらべてみてください。',
    ],
  },
  {
    member: 'corrected',
    campaign: 'rain',
    teacher: 'asahina',
    requestedDaysAgo: 134,
    cancelledDaysAgo: 133,
    asks: '違う絵を送ってしまいました。',
  },
  {
    member: 'corrected',
    campaign: 'summer',
    teacher: 'manabe',
    requestedDaysAgo: 24,
    correctedDaysAgo: 2,
    asks: '表情をやわらかくしたくて、口の位置を変えてみました。鏡に映すと、口だけがよそを向いて見えます。',
    about: ['mouth'],
    says: [
      '口が、顔の真ん中の縦線から外れています。赤い線まで戻すと、顔の向きと口の向きがそろいます。',
      'やわらかい表情は、口の位置ではなく、口角と頬で作ります。口角を少しだけ上げ、頬の色を目の外側の真下まで持ち上げてみましょう。',
      '髪のつやと、えりの重なりはとてもよく見ています。次は、同じ顔で笑った下描きを3つ並べて描いてみてください。',
    ],
  },
  {
    member: 'corrected',
    campaign: 'now',
    teacher: 'asahina',
    requestedDaysAgo: 12,
    asks: '髪をまとめて、耳が見える顔を描きました。目と鼻に対して、耳の高さが合っているか見ていただきたいです。',
  },
  {
    member: 'waiting',
    campaign: 'now',
    teacher: 'manabe',
    requestedDaysAgo: 20,
    asks: '左右の目の大きさがそろいません。鏡に映すと、とくに右目が気になります。',
  },
  {
    member: 'cancelled',
    campaign: 'now',
    teacher: 'asahina',
    requestedDaysAgo: 6,
    cancelledDaysAgo: 5,
    asks: '描き直してから、もう一度お願いしたいです。',
  },
  {
    member: 'overdue',
    campaign: 'summer',
    teacher: 'asahina',
    requestedDaysAgo: 35,
    asks: '首から肩のつながりが、人形のように見えてしまいます。顔の向きに合っているでしょうか。',
  },
  {
    member: 'unused',
    campaign: 'rain',
    teacher: 'manabe',
    requestedDaysAgo: 128,
    correctedDaysAgo: 110,
    asks: 'ななめの顔にすると、奥の目とあごがそろわず、表情が伝わりません。',
    about: ['eyeDrop', 'chin'],
    says: [
      '目の線を水平に引き直し、あごの先を中心線の上に戻しました。輪郭が締まると、読む人の目がまっすぐ表情に向かいます。',
      '下描きの段階で左右を反転して見ると、このずれは自分で見つけられます。',
    ],
  },
  {
    member: 'veteran',
    campaign: 'full',
    teacher: 'kasumi',
    requestedDaysAgo: 44,
    correctedDaysAgo: 20,
    asks: '模写ではなく自分の線で描いた顔です。古い癖が残っていないでしょうか。',
    says: [
      '線の入りと抜きが安定しています。癖が残っているのは置き場所です。奥の目とあごの先が、どちらも顔の向いた側へ流れています。',
      '目は赤い横の線に乗せて、丸で囲んだところから内側へ。口とあごの先は、真ん中の縦の線にそろえましょう。',
    ],
  },
]

/** From this its picture is drawn, and what the teacher's pen does on it. */
export const correctionOf = (index: number): Correction => ({ seed: 100 + index, about: works[index]!.about })

const teacherOf = (work: DemoWork) => 1 + critics.findIndex(({ key }) => key === work.teacher)

export async function loadWorks(tx: Tx, members: Map<string, number>, now: Date): Promise<void> {
  const days = daysFrom(now)
  const ago = (count: number | undefined) => (count === undefined ? null : days.lived(count))
  await fill(
    tx,
    'corrected_works',
    works.map((work, index) => ({
      id: index + 1,
      member_id: members.get(work.member),
      campaign_id: 1 + campaigns.findIndex(({ key }) => key === work.campaign),
      teacher_id: teacherOf(work),
      image_key: keys.work(index, 'before'),
      image_width: WORK_SIDE,
      image_height: WORK_SIDE,
      genre: 'original',
      comment: work.asks,
      agreement_version: AGREEMENT_VERSION,
      fee_yen: critics.find(({ key }) => key === work.teacher)!.feeYen,
      by_extra_right: false,
      requested_at: ago(work.requestedDaysAgo),
      corrected_at: ago(work.correctedDaysAgo),
      cancelled_at: ago(work.cancelledDaysAgo),
      cancelled_by: work.cancelledDaysAgo === undefined ? null : 'owner',
    })),
  )
  const returned = works.flatMap(({ says }, index) =>
    says
      ? [
          { work_id: index + 1, version: 1, position: 0, image_key: keys.work(index, 'after'), comment: null },
          ...says.map((comment, at) => ({
            work_id: index + 1,
            version: 1,
            position: at + 1,
            image_key: null,
            comment,
          })),
        ]
      : [],
  )
  await fill(
    tx,
    'corrections',
    works.flatMap((work, index) =>
      work.says
        ? [{ work_id: index + 1, version: 1, teacher_id: teacherOf(work), returned_at: ago(work.correctedDaysAgo) }]
        : [],
    ),
  )
  await fill(tx, 'correction_items', returned)
  await fill(
    tx,
    'correction_layers',
    works.flatMap(({ layer }, index) =>
      layer ? [{ work_id: index + 1, version: 1, number: 1, name: layer, image_key: keys.workLayer(index) }] : [],
    ),
  )
  await loadCommissions(tx, days)
  await loadPins(tx, 1, now)
  await loadDrawings(tx, days)
  await loadQueue(tx, members, days)
  await settleIds(tx, [
    'corrected_works',
    'correction_drawings',
    'correction_waits',
    'critique_reports',
    'critique_commissions',
  ])
}

/** What each work was given to its teacher under. */
const loadCommissions = (tx: Tx, days: ReturnType<typeof daysFrom>) =>
  fill(
    tx,
    'critique_commissions',
    works.map((work, index) => ({
      ...{ id: index + 1, work_id: index + 1, teacher_id: teacherOf(work) },
      teacher_name: critics.find(({ key }) => key === work.teacher)!.name,
      fee_yen: critics.find(({ key }) => key === work.teacher)!.feeYen,
      given_at: days.lived(work.requestedDaysAgo),
      due_at: days.ago(work.requestedDaysAgo - RETURN_DAYS),
      terms_version: COMMISSION_VERSION,
      accepted_at: work.correctedDaysAgo === undefined ? null : days.lived(work.correctedDaysAgo),
    })),
  )

/** Who waits for a teacher without a place, and what a teacher has told the school of a work that is late. */
async function loadQueue(tx: Tx, members: Map<string, number>, days: ReturnType<typeof daysFrom>): Promise<void> {
  const place = {
    campaign_id: 1 + campaigns.findIndex(({ key }) => key === 'now'),
    teacher_id: 1 + critics.findIndex(({ key }) => key === 'tohno'),
  }
  const waiting = ['unused', 'racer1', 'racer2']
  await fill(
    tx,
    'correction_waits',
    waiting.map((member, index) => ({
      ...{ id: index + 1, ...place, member_id: members.get(member) },
      joined_at: days.ago(waiting.length - index),
    })),
  )
  const late = 1 + works.findIndex(({ member }) => member === 'overdue')
  const words = '手首を痛めてしまい、今月いっぱいは描けません。ほかの先生にお願いできますか。'
  const report = { id: 1, work_id: late, kind: 'cancel', by_role: 'teacher', words }
  await fill(tx, 'critique_reports', [{ ...report, reported_at: days.ago(2) }])
}

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`

async function loadDrawings(tx: Tx, days: ReturnType<typeof daysFrom>): Promise<void> {
  const drawn = works.flatMap((work, index) => (work.isDrawn ? [{ work, index }] : []))
  for (const [place, { work, index }] of drawn.entries()) {
    const drawing = redPenDrawing(correctionOf(index))
    const id = place + 1
    const where = { id, work_id: index + 1, version: 1, teacher_id: teacherOf(work) }
    const saved = { revision: 1, save_key: randomUUID(), saved_at: days.lived(work.correctedDaysAgo!) }
    await fill(tx, 'correction_drawings', [{ ...where, ...saved, head: hex(encodeHead(drawing)) }])
    const blocks = await encodeBlocks(drawing.ops)
    const rows = blocks.map((bytes, position) => ({ drawing_id: id, position, bytes: hex(bytes) }))
    await fill(tx, 'correction_drawing_blocks', rows)
  }
}
