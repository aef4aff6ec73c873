import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import { OPTION_DUE } from '#domains/plans/options/terms.ts'

type Chosen = { invoiceId: number; memberId: number; option: string }

/** To the school: what a member chose with a plan is to be sent now. */
export function sendOption({ settings }: House, { invoiceId, memberId, option }: Chosen): Letter {
  return {
    key: `send-option:${invoiceId}`,
    to: settings.contactEmail,
    ...letterOf(settings, {
      subject: `特典をお送りください（${option}）`,
      heading: '特典をお送りください',
      paragraphs: [
        `特典を選んだ会員から、最初の月額のお支払いがありました。会員のメールアドレスに、${OPTION_DUE}お送りください。`,
        [
          ['会員番号', String(memberId)],
          ['特典', option],
        ],
      ],
      button: { label: '会員のページを開く', path: href('/staff/members/:id', { id: String(memberId) }) },
    }),
  }
}
