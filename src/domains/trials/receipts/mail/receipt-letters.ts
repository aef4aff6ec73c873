import { href } from 'react-router'
import type { Addressee } from '#domains/plans/terms.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting, untilText } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { lastDayOf } from '../../codes/last-day-of.ts'

const button = { label: 'お試しセットの講座を見る', path: href('/trial_sets') }

export function received({ settings }: House, who: Addressee & { count: number; endsAt: Date | null }): Letter {
  const until = who.endsAt ? untilText(lastDayOf(who.endsAt)) : '期限なし'
  return {
    key: `trials.received:${who.memberId}`,
    to: who.to,
    ...letterOf(settings, {
      subject: 'お試しセットを受け取りました',
      heading: 'お試しセットを受け取りました',
      paragraphs: [
        greeting(who),
        `選んだ${who.count}つの講座は、無料体験が終わったあとも、期限までご覧いただけます。`,
        [['視聴できる期間', until]],
        '受け取った講座は、あとから変更できません。',
      ],
      button,
    }),
  }
}

export function ending({ settings }: House, who: Addressee & { endsAt: Date }): Letter {
  return {
    key: `trials.ending:${who.memberId}`,
    to: who.to,
    ...letterOf(settings, {
      subject: 'お試しセットの視聴期限が近づいています',
      heading: 'お試しセットの視聴期限が近づいています',
      paragraphs: [
        greeting(who),
        'お試しセットで受け取った講座は、まもなく視聴できる期間が終わります。',
        [['視聴できる期間', untilText(lastDayOf(who.endsAt))]],
        '学習の記録とノートは、期間が終わったあとも残ります。',
      ],
      button,
    }),
  }
}
