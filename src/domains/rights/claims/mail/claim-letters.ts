import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { claimKinds, claimNumber, type ClaimKind } from '../../terms.ts'

type About = { id: number; to: string; name: string; about: ClaimKind; path: string }

const facts = ({ id, about }: About) =>
  [
    ['受付番号', claimNumber(id)],
    ['内容', claimKinds[about].name],
  ] as const

export function claimReceived({ settings }: House, claim: About & { dueOn: string }): Letter {
  return {
    key: `claim-received:${claim.id}`,
    to: claim.to,
    ...letterOf(settings, {
      subject: `お申し出を受け付けました（${claimNumber(claim.id)}）`,
      heading: 'お申し出を受け付けました',
      paragraphs: [
        greeting(claim),
        '内容を確認し、次の日までに回答します。回答したときは、メールでお知らせします。',
        [...facts(claim), ['回答の期限', formatDayKey(claim.dueOn)]],
        `お心当たりがない場合や、内容を補足されたい場合は、受付番号を添えて ${settings.contactEmail} までご連絡ください。`,
      ],
      button: { label: '受付の状況を見る', path: claim.path },
    }),
  }
}

export function claimDecided({ settings }: House, claim: About): Letter {
  return {
    key: `claim-decided:${claim.id}`,
    to: claim.to,
    ...letterOf(settings, {
      subject: `お申し出に回答しました（${claimNumber(claim.id)}）`,
      heading: 'お申し出に回答しました',
      paragraphs: [greeting(claim), '回答は、次のページでご覧いただけます。', [...facts(claim)]],
      button: { label: '回答を見る', path: claim.path },
    }),
  }
}
