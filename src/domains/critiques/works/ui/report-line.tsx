import { Link } from '#ui/link.tsx'
import type { WorkData } from '../read-work.server.ts'

type Props = { work: Pick<WorkData, 'isOwn' | 'state' | 'hasBegun' | 'openReport' | 'reportPath' | 'versions'> }

/** The way to tell the school something of a work, or that it is being looked at. */
export function ReportLine({ work: { isOwn, state, hasBegun, openReport, reportPath, versions } }: Props) {
  if (state === 'cancelled' || (state === 'corrected' && (!isOwn || versions.length === 0))) return null
  if (openReport)
    return (
      <p className="text-sm text-graphite">
        {openReport === 'cancel' ? '依頼の取り消しを運営で確認しています。' : 'ご報告を運営で確認しています。'}
      </p>
    )
  if (isOwn && state === 'waiting' && !hasBegun) return null
  const own = state === 'waiting' ? '依頼の取り消しを相談する' : '添削の内容を報告する'
  return (
    <p className="grid gap-1 text-sm text-graphite">
      {isOwn && state === 'waiting' && <span>先生が添削を始めています。取り消しには運営の確認が必要です。</span>}
      <Link to={reportPath} className="link justify-self-start">
        {isOwn ? own : '取り消しの相談・規約違反の報告'}
      </Link>
    </p>
  )
}
