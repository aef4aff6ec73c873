import { yen } from '#domains/plans/terms.ts'
import type { shownLine } from '../read-payee.server.ts'

type Line = ReturnType<typeof shownLine>

export const lineColumns = [
  { label: '日付', of: ({ day }: Line) => <span className="figures whitespace-nowrap">{day}</span> },
  { label: '内容', of: ({ description }: Line) => <span className="block min-w-32">{description}</span> },
  { label: '金額（税込）', figures: true, of: (line: Line) => yen(line.yen) },
  {
    label: '状態',
    of: ({ state, reason }: Line) => (
      <>
        <span className="whitespace-nowrap">{state}</span>
        {reason && <span className="block text-graphite">{reason}</span>}
      </>
    ),
  },
]
