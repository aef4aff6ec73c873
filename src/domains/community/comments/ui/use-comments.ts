import { useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import type { ShownComment } from '../terms.ts'
import { merged } from './merged.ts'

/** What is on screen of a report's comments; what came or went in between stands there once at most. */
export function useComments(reportId: number, first: readonly ShownComment[]) {
  const [comments, setComments] = useState(first)
  const [page, setPage] = useState(1)
  const [hasMore, setMore] = useState(first.length > 0 && !first[0]!.isLastPage)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const pageOf = (at: number) =>
    fetch(`${callPath('/illust_reports/:id/comments/json', { id: reportId })}?page=${at}`, {
      headers: { Accept: 'application/json' },
    })
      .then((reply) => (reply.ok ? (reply.json() as Promise<ShownComment[]>) : null))
      .catch(() => null)
  /** From the first page anew, when somebody is not seen any more. */
  const reload = async () => {
    const next = await pageOf(1)
    if (!next) return
    setComments(next)
    setPage(1)
    setMore(next.length > 0 && !next[0]!.isLastPage)
  }
  const more = async () => {
    setState('busy')
    const next = await pageOf(page + 1)
    setState(next ? 'idle' : 'failed')
    if (!next) return
    setComments((now) => merged(now, next))
    setPage(page + 1)
    setMore(next.length > 0 && !next[0]!.isLastPage)
  }
  const remove = async (id: number) => {
    if (!window.confirm('削除したコメントは元に戻せません。削除しますか？')) return
    const body = new FormData()
    body.set('_method', 'delete')
    const reply = await post(callPath('/illust_reports_comments/:id', { id }), body)
    if (reply.ok || reply.status === 404) setComments((now) => now.filter((one) => one.id !== id))
    else window.alert('コメントの削除に失敗しました')
  }
  const add = (comment: ShownComment) => setComments((now) => merged([comment], now))
  return { comments, hasMore, state, more, remove, add, reload }
}
