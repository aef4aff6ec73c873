import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { outcomes, WORDS_MAX } from '../../terms.ts'
import type { ShownClaim } from '../shown-claim.ts'

type Props = {
  claim: ShownClaim
  who: { memberId: number | null; name: string; email: string }
  staffName: string | null
  trouble: FormTrouble | null
}

const choices = [
  { value: '', label: '選択してください' },
  ...(['done', 'partly', 'refused'] as const).map((value) => ({ value, label: outcomes[value] })),
]

const Text = ({ children }: { children: string }) => <span className="break-words whitespace-pre-wrap">{children}</span>

/** One claim at the desk: what is asked by whom until when, and the one answer to it. */
export function StaffClaimScreen({ claim, who, staffName, trouble }: Props) {
  const field = fieldsOf(trouble)
  return (
    <StaffPage title={`申し出 ${claim.number}`} trouble={wholeTrouble(trouble)}>
      <Facts
        of={[
          ['内容', claim.ground ? `${claim.kind}（${claim.ground}）` : claim.kind],
          [
            'どなたから',
            who.memberId ? <MemberLink of={{ id: who.memberId, name: who.name }} /> : who.name || '（消去済み）',
          ],
          ...(who.email ? ([['メールアドレス', who.email]] as const) : []),
          ['受付', claim.made],
          ['回答の期限', claim.isLate ? `${claim.due}（期限切れ）` : claim.due],
        ]}
      />
      <Section title="申し出の文章">
        <Sheet className="grid max-w-reading gap-4">
          {claim.place && (
            <div>
              <p className="text-sm text-graphite">場所</p>
              <Text>{claim.place}</Text>
            </div>
          )}
          <Text>{claim.words}</Text>
        </Sheet>
      </Section>
      {claim.outcome ? (
        <Section title="回答">
          <Facts
            of={[
              ['結果', claim.outcome],
              ['日時', claim.decided],
              ['担当', staffName ?? '－'],
              ['文章', <Text key="answer">{claim.answer}</Text>],
            ]}
          />
        </Section>
      ) : (
        <Section title="回答する">
          <Sheet className="max-w-reading">
            <PostForm className="grid gap-5" noValidate>
              <p className="text-sm text-graphite">
                非表示や削除などの対応を済ませてから回答してください。回答は一度だけで、相手の方にメールで届きます。
              </p>
              <Select label="結果" options={choices} required {...field('outcome')} />
              <TextArea label="相手の方への回答" rows={6} max={WORDS_MAX} required {...field('answer')} />
              <div>
                <Button type="submit">回答する</Button>
              </div>
            </PostForm>
          </Sheet>
        </Section>
      )}
    </StaffPage>
  )
}
