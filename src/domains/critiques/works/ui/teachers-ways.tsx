import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { WorkData } from '../read-work.server.ts'

/** What only the teacher of a work finds on its page: to the return form, and to what was agreed. */
export function TeachersWays({ work: { correctPath, commission } }: { work: WorkData }) {
  if (!correctPath && !commission) return null
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {correctPath && (
        <LinkButton to={correctPath} icon="pen">
          添削する
        </LinkButton>
      )}
      {commission && (
        <Link to={commission.to} className="link inline-flex min-h-11 items-center">
          依頼条件を{commission.isAccepted ? '見る' : '確かめて引き受ける'}
        </Link>
      )}
    </p>
  )
}
