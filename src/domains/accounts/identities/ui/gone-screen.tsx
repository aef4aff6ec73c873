import { href } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { Entrance } from '../../ui/entrance.tsx'

/** Nothing is left of what was begun, or it was begun in another browser. */
export function GoneScreen() {
  return (
    <Entrance title="手続きの有効期限が切れました">
      <p>
        ログインしてから60分が過ぎたか、別のブラウザで開かれています。入力された内容は保存していません。お手数ですが、はじめからやり直してください。
      </p>
      <LinkButton to={href('/sessions/new')} wide>
        ログイン・会員登録へ
      </LinkButton>
    </Entrance>
  )
}
