import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import type { ReportKind } from '../../terms.ts'
import { reportKinds, type ReporterRole } from '../terms.ts'

type About = { reportId: number; workId: number; kind: ReportKind }

/** To the school: something waits for a decision. What was written stands on the page alone. */
export function reportArrived(
  { settings }: House,
  { reportId, workId, kind, role }: About & { role: ReporterRole },
): Letter {
  return {
    key: `critique-report:${reportId}`,
    to: settings.contactEmail,
    ...letterOf(settings, {
      subject: `添削 No.${workId}について連絡がありました`,
      heading: '添削について連絡がありました',
      paragraphs: [
        [
          ['作品', `添削 No.${workId}`],
          ['内容', reportKinds[kind]],
          ['連絡した人', role === 'member' ? '会員' : '先生'],
        ],
      ],
      button: { label: '内容を確認する', path: href('/staff/critiques/:id', { id: String(workId) }) },
    }),
  }
}

type Decided = About & { to: string; name: string; isAccepted: boolean; answer: string | null }

/** To who told it: what staff decided. */
export function reportDecided({ settings }: House, about: Decided): Letter {
  const { reportId, workId, kind, to, isAccepted, answer } = about
  return {
    key: `critique-report-decided:${reportId}`,
    to,
    ...letterOf(settings, {
      subject: 'ご連絡への回答',
      heading: 'ご連絡いただいた件について',
      paragraphs: [
        greeting(about),
        `添削 No.${workId}の「${reportKinds[kind]}」を確認しました。`,
        isAccepted ? 'ご連絡のとおり対応しました。' : '今回は、このまま続けることにしました。',
        ...(answer ? ([[['運営から', answer]]] as const) : []),
      ],
    }),
  }
}
