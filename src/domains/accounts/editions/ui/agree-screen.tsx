import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'

type Edition = { id: number; document: string; title: string; changes: string }
type Props = { memberId: number; returnTo: string; editions: readonly Edition[]; trouble: FormTrouble | null }

/** What changed in the terms, for who signs in after it did; and the ways for who does not want it. */
export function AgreeScreen({ memberId, returnTo, editions, trouble }: Props) {
  const own = { userId: String(memberId) }
  if (editions.length === 0)
    return (
      <div className="mx-auto max-w-form px-4 py-10 md:py-16">
        <SectionHeading level={1} lead="新しい内容に同意いただいています。ありがとうございます。">
          規約の改定のご確認
        </SectionHeading>
        <LinkButton to={returnTo} reloadDocument>
          先へ進む
        </LinkButton>
      </div>
    )
  return (
    <div className="mx-auto max-w-reading px-4 py-10 md:py-16">
      <SectionHeading level={1} lead="内容が変わりました。続けてご利用いただくには、同意が必要です。">
        規約の改定のご確認
      </SectionHeading>
      <Sheet className="grid gap-6">
        {editions.map(({ id, document, title, changes }) => (
          <section key={id} className="grid gap-2">
            <h2 className="text-lg">{title}</h2>
            <p className="whitespace-pre-line">{changes}</p>
            <p>
              <a
                href={href('/terms/:document', { document })}
                target="_blank"
                rel="noreferrer"
                className="touch-room text-indigo underline underline-offset-4"
              >
                全文を読む（新しいタブ）
              </a>
            </p>
          </section>
        ))}
        <Answer returnTo={returnTo} editions={editions} trouble={trouble} />
      </Sheet>
      <p className="mt-6 text-sm text-graphite">
        同意されない場合も、<a href={href('/users/:userId/plan', own)}>契約の確認と解約</a>、
        <a href={href('/users/:userId/personal_data', own)}>記録のダウンロード</a>、
        <a href={href('/users/:userId/withdrawal', own)}>退会</a>のお手続きができます。
      </p>
    </div>
  )
}

function Answer({ returnTo, editions, trouble }: Omit<Props, 'memberId'>) {
  const field = fieldsOf(trouble)('agreed')
  return (
    <PostForm noValidate className="grid gap-5 border-t border-line pt-5">
      <input type="hidden" name="return_to" value={returnTo} />
      <input type="hidden" name="editions" value={editions.map(({ id }) => id).join()} />
      <FieldError error={wholeTrouble(trouble)} />
      <Checkbox name="agreed" value="1" label="新しい内容を確認し、同意します" error={field.error ?? null} />
      <Button type="submit" className="justify-self-start">
        同意して続ける
      </Button>
    </PostForm>
  )
}
