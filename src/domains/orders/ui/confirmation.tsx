import { href } from 'react-router'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import type { Agreement } from '#domains/contracts/terms.ts'
import { AgeQuestion } from './age-question.tsx'
import { DueFigures } from './due-figures.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { TermsList } from './terms-list.tsx'
import { useSending } from './use-sending.ts'

export type ConfirmationProps = {
  action: string
  /** The order's key, the tokens, the plan: everything that is sent without being asked here. */
  fields: Record<string, string>
  terms: Agreement
  contact: string
  /** The means of payment in its own words, with a way to another. */
  payment: ReactNode
  /** What is different since it was last shown, when it had to be shown again. */
  changes?: readonly string[]
  guardian?: string
  guardianEmail?: string | undefined
  mistake?: string | null
  /** `post`: going back forgets what was begun. */
  back: { to: string } | { onPress: () => void } | { post: string }
}

/** The last page before somebody is bound: everything in one view, and one button that says what it does. */
export function Confirmation({
  action,
  fields,
  terms,
  contact,
  payment,
  changes,
  guardian,
  guardianEmail,
  mistake,
  back,
}: ConfirmationProps) {
  const { sending, onSubmit } = useSending()
  return (
    <PostForm action={action} onSubmit={onSubmit} className="grid gap-8">
      <HiddenFields fields={fields} />
      {changes && <Changed changes={changes} />}
      <DueFigures terms={terms} />
      <section aria-labelledby="payment" className="grid gap-3">
        <h2 id="payment" className="text-lg">
          お支払い方法
        </h2>
        {payment}
      </section>
      <section aria-labelledby="contents" className="grid gap-3">
        <h2 id="contents" className="text-lg">
          お申し込みの内容
        </h2>
        <TermsList terms={terms} contact={contact} />
        <p className="text-sm">
          <a href={href('/terms/:document', { document: 'transactions_law' })} target="_blank" rel="noopener">
            特定商取引法に基づく表記
          </a>
          {' ・ '}
          <a href={href('/terms/:document', { document: 'user_policy' })} target="_blank" rel="noopener">
            利用規約
          </a>
          {' ・ '}
          <a href={href('/terms/:document', { document: 'recommended_env' })} target="_blank" rel="noopener">
            推奨環境
          </a>
        </p>
      </section>
      <AgeQuestion consent={terms.guardianConsent} {...{ guardian, guardianEmail, mistake }} />
      <div className="grid gap-3">
        <Button type="submit" size="large" wide pending={sending}>
          {terms.kind === 'trial' && terms.trialYen === null ? '無料体験を開始する' : '上記の内容で申し込む'}
        </Button>
        {'to' in back ? (
          <LinkButton to={back.to} look="quiet" wide reloadDocument>
            戻る
          </LinkButton>
        ) : 'post' in back ? (
          <Button type="submit" look="quiet" wide formAction={back.post} formNoValidate>
            戻る
          </Button>
        ) : (
          <Button look="quiet" wide onClick={back.onPress}>
            戻る
          </Button>
        )}
      </div>
    </PostForm>
  )
}

function Changed({ changes }: { changes: readonly string[] }) {
  return (
    <section
      role="alert"
      aria-labelledby="changed"
      className="grid gap-3 rounded-sheet border border-crimson bg-sheet p-5 md:p-6"
    >
      <h2 id="changed" className="flex items-start gap-2 text-lg">
        <Icon name="warning" className="mt-0.5 size-6 text-crimson" />
        表示していた内容が変わりました。お申し込みはまだ完了していません。
      </h2>
      <ul className="figures grid list-disc gap-1 pl-6">
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="text-sm text-graphite">新しい内容をご確認のうえ、よろしければもう一度お申し込みください。</p>
    </section>
  )
}
