import { href } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { ErrorState } from '#ui/error-state.tsx'
import brokenPicture from '#ui/pictures/error.svg?no-inline'
import emptyPicture from '#ui/pictures/not-found.svg?no-inline'

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
      picture={status === 404 ? emptyPicture : status >= 500 ? brokenPicture : undefined}
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
