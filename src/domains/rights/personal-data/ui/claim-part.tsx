import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { ShownClaim } from '../../claims/shown-claim.ts'
import { ClaimFacts } from '../../claims/ui/claim-facts.tsx'
import { claimKinds, ownKinds, WORDS_MAX } from '../../terms.ts'

const choices = [
  { value: '', label: '選択してください' },
  ...ownKinds.map((value) => ({ value, label: claimKinds[value].name })),
]

type Props = { memberId: number; contact: string; trouble: FormTrouble | undefined }

/** What a page cannot do by itself is asked of the school, which answers by a day. */
export function ClaimForm({ memberId, contact, trouble }: Props) {
  const field = fieldsOf(trouble)
  return (
    <Sheet as="section" className="grid gap-5">
      <h2 className="text-lg">開示・訂正・利用の停止などを申し出る</h2>
      <p>
        上の方法ではできないことは、こちらからお申し出ください。受付番号を発行し、{claimKinds.disclosure.days}
        日以内に回答します。保護者など代理の方は、{contact} までご連絡ください。
      </p>
      <PostForm
        action={href('/users/:userId/personal_data', { userId: String(memberId) })}
        noValidate
        className="grid justify-items-start gap-5"
      >
        <input type="hidden" name="act" value="claim" />
        <FieldError error={wholeTrouble(trouble)} />
        <div className="grid w-full max-w-form gap-5">
          <Select label="ご希望" options={choices} required {...field('about')} />
          <TextArea
            label="内容"
            hint="どの情報を、どのようにしてほしいかを入力してください。"
            max={WORDS_MAX}
            required
            {...field('words')}
          />
        </div>
        <Button type="submit" look="outline">
          申し出を送る
        </Button>
      </PostForm>
    </Sheet>
  )
}

export function OwnClaims({ claims }: { claims: readonly ShownClaim[] }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">これまでのお申し出</h2>
      {claims.map((claim) => (
        <Sheet key={claim.id}>
          <ClaimFacts claim={claim} />
        </Sheet>
      ))}
    </section>
  )
}
