import { href } from 'react-router'
import { wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ProviderMark } from '../identities/ui/provider-mark.tsx'
import type { WaysInShown } from '../read-ways-in.server.ts'
import { PasskeysPart } from '../passkeys/ui/passkeys-part.tsx'
import { AccountArea } from './account-area.tsx'
import { ConfirmFields } from './confirm-fields.tsx'
import { Mistakes } from './mistakes.tsx'

type Props = WaysInShown & { trouble?: FormTrouble | undefined }

/** Everything that opens the account, in one place: what is there, since when, and what can be added or taken away. */
export function WaysInScreen(props: Props) {
  const { memberId, email, hasPassword, trouble } = props
  const isOfKeys = trouble !== undefined && trouble.values.act?.startsWith('remove') === true
  const userId = String(memberId)
  return (
    <AccountArea
      memberId={memberId}
      place="ways"
      title="ログイン方法"
      lead="追加や解除をすると、登録のメールアドレスにお知らせをお送りします。"
    >
      <Sheet as="section" aria-labelledby="by-address" className="grid gap-4">
        <h2 id="by-address" className="text-lg">
          メールアドレスとパスワード
        </h2>
        <dl className="grid gap-1">
          <dt className="text-sm text-graphite">メールアドレス</dt>
          <dd>{email}</dd>
          <dt className="mt-2 text-sm text-graphite">パスワード</dt>
          <dd>{hasPassword ? '設定済み' : '未設定（メールのリンクでログインできます）'}</dd>
        </dl>
        <p>
          <Link
            to={href('/users/:userId/edit_password', { userId })}
            className="touch-room font-bold text-indigo underline underline-offset-4"
          >
            {hasPassword ? 'パスワードを変更する' : 'パスワードを設定する'}
          </Link>
        </p>
      </Sheet>
      {props.services.length > 0 && <Services {...props} trouble={isOfKeys ? undefined : trouble} />}
      <PasskeysPart {...props} mistakes={isOfKeys ? [trouble.sentence] : []} />
    </AccountArea>
  )
}

function Services({ memberId, services, way, isLast, trouble }: Props) {
  const path = href('/users/:userId/ways_in', { userId: String(memberId) })
  const last = 'ほかのログイン方法がないため、先にパスワードを設定してください。'
  return (
    <Sheet as="section" aria-labelledby="by-service" className="grid gap-4">
      <h2 id="by-service" className="text-lg">
        ほかのサービス
      </h2>
      <p className="text-sm text-graphite">
        連携に使うのは、ご本人を確かめるための情報だけです。サービスに投稿することはありません。
      </p>
      <PostForm action={path} noValidate className="grid gap-5">
        <ul className="grid">
          {services.map(({ provider, name, since }) => (
            <li
              key={provider}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
            >
              <span className="flex items-center gap-3">
                <ProviderMark provider={provider} />
                <span className="grid">
                  <span className="font-bold">{name}</span>
                  <span className="text-sm text-graphite">{since ? `${since}から連携中` : '連携していません'}</span>
                </span>
              </span>
              <Button
                type="submit"
                name="act"
                value={`${since ? 'unlink' : 'link'} ${provider}`}
                look={since ? 'quiet' : 'outline'}
                size="small"
                aria-label={since ? `${name}との連携を解除する` : `${name}と連携する`}
                reason={since && isLast ? last : null}
              >
                {since ? '解除する' : '連携する'}
              </Button>
            </li>
          ))}
        </ul>
        <ConfirmFields way={way} error={trouble?.fields.current_password?.[0]} back={path} />
        <Mistakes sentences={[wholeTrouble(trouble)]} />
      </PostForm>
    </Sheet>
  )
}
