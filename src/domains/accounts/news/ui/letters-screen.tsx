import { href } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { AccountArea } from '../../ui/account-area.tsx'

type Kind = { key: string; name: string; words: string; on: boolean }
type Props = { memberId: number; news: boolean; kinds: readonly Kind[] }

const newsKind = {
  key: 'news',
  name: 'お知らせメール',
  words: '新しい講座やキャンペーンのお知らせです。いつでも停止できます。',
}

/** Each kind of letter with its switch; those that the service needs have none, and say so. */
export function LettersScreen({ memberId, news, kinds }: Props) {
  return (
    <AccountArea memberId={memberId} place="letters" title="メールの設定" lead="受け取るメールを選べます。">
      <Sheet>
        <ul className="divide-y divide-line">
          {[{ ...newsKind, on: news }, ...kinds].map((kind) => (
            <Switch key={kind.key} memberId={memberId} kind={kind} />
          ))}
          <li className="grid gap-1 pt-4">
            <p className="flex flex-wrap items-center gap-2 font-bold">
              お手続きと契約のメール <Badge>常に届きます</Badge>
            </p>
            <p className="text-sm text-graphite">
              会員登録、ログイン、お申し込み、お支払い、解約、添削や質問への回答、規約の変更など、サービスのご利用に必要なメールです。
            </p>
          </li>
        </ul>
      </Sheet>
    </AccountArea>
  )
}

function Switch({ memberId, kind: { key, name, words, on } }: { memberId: number; kind: Kind }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {name} <Badge tone={on ? 'done' : 'plain'}>{on ? '受け取る' : '受け取らない'}</Badge>
        </p>
        <p className="text-sm text-graphite">{words}</p>
      </div>
      <PostForm action={href('/users/:userId/letters', { userId: String(memberId) })}>
        <input type="hidden" name="kind" value={key} />
        <Button
          type="submit"
          name="on"
          value={on ? '0' : '1'}
          look="outline"
          size="small"
          aria-label={`${name}を${on ? '停止する' : '受け取る'}`}
        >
          {on ? '停止する' : '受け取る'}
        </Button>
      </PostForm>
    </li>
  )
}
