import { href, useLocation } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { ErrorState } from '#ui/error-state.tsx'
import closed from '#ui/pictures/closed.svg?no-inline'
import broken from '#ui/pictures/error.svg?no-inline'
import notFound from '#ui/pictures/not-found.svg?no-inline'
import slow from '#ui/pictures/slow.svg?no-inline'

const headings: Record<number, string> = {
  400: 'この操作は受け付けられません',
  401: 'ログインが必要です',
  403: 'この操作はできません',
  404: 'ページが見つかりません',
  409: 'すでに状態が変わっています',
  413: 'データが大きすぎます',
  422: '入力内容を確認してください',
  429: '少し時間をおいてください',
  503: 'ただいま混み合っています',
}

/** A closed door for who may not enter now, a glass of sand for who came too often; what is left was spilt. */
const pictures: Record<number, string> = { 401: closed, 403: closed, 404: notFound, 429: slow, 503: closed }

/** What happened, what to do next, and the number to tell us. Plain links: it stands where no router does, too. */
export function FailureNotice({
  status,
  sentence,
  requestId,
}: {
  status: number
  sentence: string
  requestId: string
}) {
  return (
    <ErrorState
      status={status}
      title={headings[status] ?? '問題が起きました'}
      picture={pictures[status] ?? broken}
      requestId={requestId}
      actions={
        <>
          <a href={href('/')} className={buttonLook({})}>
            トップへ戻る
          </a>
          <a href={href('/courses')} className={buttonLook({ look: 'outline' })}>
            講座を探す
          </a>
        </>
      }
    >
      <p>{sentence}</p>
    </ErrorState>
  )
}

/** No answer came at all. Its drawing lies in the stylesheet, which is here already. */
export function NetworkNotice() {
  const { pathname, search } = useLocation()
  return (
    <ErrorState
      title="つながりませんでした"
      picture={<span className="drawing no-network w-60 max-w-full" />}
      actions={
        <a href={pathname + search} className={buttonLook({})}>
          もう一度開く
        </a>
      }
    >
      <p>電波やWi-Fiを確かめて、もう一度開いてください。</p>
    </ErrorState>
  )
}
