import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatMoment } from '#platform/tokyo.ts'

type About = { to: string; name: string; waitId: number; teacher: string; campaign: string }

/** A place is free, and kept for who waited longest. */
export function placeOffered({ settings }: House, about: About & { campaignId: number; until: Date }): Letter {
  const { to, waitId, teacher, campaign, campaignId, until } = about
  return {
    key: `critique-place-offered:${waitId}:${until.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '添削の受付枠が空きました',
      heading: `${teacher}先生の枠が空きました`,
      paragraphs: [
        greeting(about),
        `お待ちいただいていた${teacher}先生の受付枠が空きました。期限まで、あなたの枠として確保しています。`,
        [
          ['企画', campaign],
          ['期限', `${formatMoment(until)}まで`],
        ],
        '期限までに依頼がないときは、次の方へご案内します。',
      ],
      button: { label: '添削を依頼する', path: href('/correction_campaigns/:id', { id: String(campaignId) }) },
    }),
  }
}

/** A place was kept, and not taken in time. */
export function offerLapsed({ settings }: House, about: About & { campaignId: number }): Letter {
  const { to, waitId, teacher, campaign, campaignId } = about
  return {
    key: `critique-place-lapsed:${waitId}`,
    to,
    ...letterOf(settings, {
      subject: '確保していた添削の受付枠の期限が過ぎました',
      heading: '受付枠の確保を終了しました',
      paragraphs: [
        greeting(about),
        `「${campaign}」の${teacher}先生の受付枠は、期限までに依頼がなかったため、次の方へご案内しました。`,
        'もう一度お待ちになるときは、添削企画のページから空き待ちに加わってください。列のいちばん後ろになります。',
      ],
      button: { label: '添削企画を見る', path: href('/correction_campaigns/:id', { id: String(campaignId) }) },
    }),
  }
}

/** The line ends without a place. */
export function waitClosed({ settings }: House, about: About): Letter {
  const { to, waitId, teacher, campaign } = about
  return {
    key: `critique-wait-closed:${waitId}`,
    to,
    ...letterOf(settings, {
      subject: '添削の空き待ちが終了しました',
      heading: '空き待ちを終了しました',
      paragraphs: [
        greeting(about),
        `「${campaign}」の${teacher}先生の受付が終わりました。今回は受付枠をご用意できませんでした。`,
        '次の添削企画が始まると、あらためて依頼できます。',
      ],
      button: { label: '添削企画を見る', path: href('/correction_campaigns') },
    }),
  }
}
