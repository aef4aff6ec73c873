import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import type { StaffStudent } from '../read-students.server.ts'

type Props = { student: StaffStudent; trouble: FormTrouble | null }

/** A student's card beside what they wrote, and the decision. */
export function StudentScreen({ student, trouble }: Props) {
  const { member, decision, decided, reason, cards, facts } = student
  return (
    <StaffPage
      title={`${member.name}さんの学生割引`}
      trail={<Breadcrumb trail={[{ label: '学生割引', to: href('/staff/students') }, { label: member.name }]} />}
      trouble={wholeTrouble(trouble)}
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Section title="学生証" aside={<DecisionBadge decision={decision} />}>
          {cards.length === 0 ? (
            <Nothing>画像は削除されています。</Nothing>
          ) : (
            cards.map((link, index) => (
              <img
                key={index}
                src={link}
                alt={index === 0 ? '学生証の表面' : '学生証の2枚目'}
                className="max-h-96 w-full rounded-sheet border border-line bg-mat object-contain"
              />
            ))
          )}
        </Section>
        <div className="grid gap-6">
          <Section title="登録の内容">
            <Facts
              of={[
                ['会員', <MemberLink key="member" of={member} />],
                ...facts,
                ...(decided ? [['確認', decided] as const] : []),
                ...(reason ? [['取り消しの理由', reason] as const] : []),
              ]}
            />
          </Section>
          {decision !== 'revoked' && <Decision {...{ decision, trouble }} />}
        </div>
      </div>
    </StaffPage>
  )
}

function DecisionBadge({ decision }: { decision: string | null }) {
  if (decision === 'approved') return <Badge tone="done">確認済み</Badge>
  return decision === 'revoked' ? <Badge>取り消し済み</Badge> : <Badge tone="info">確認待ち</Badge>
}

type DecisionProps = { decision: string | null; trouble: FormTrouble | null }

function Decision({ decision, trouble }: DecisionProps) {
  return (
    <Section title="確認の結果">
      {decision === null && (
        <PostForm className="grid justify-items-start gap-2">
          <Button type="submit" name="intent" value="approve">
            問題なしとして記録する
          </Button>
          <p className="text-sm text-graphite">学生証の確認が終わったことが、会員にメールで届きます。</p>
        </PostForm>
      )}
      <PostForm className="grid max-w-reading gap-3" noValidate>
        <TextField
          label="取り消しの理由"
          {...fieldsOf(trouble)('reason')}
          hint="会員にメールで届きます。まだ請求していない月から通常料金になります。"
          max={200}
          required
        />
        <div>
          <Button type="submit" name="intent" value="revoke" look="danger">
            学生割引を取り消す
          </Button>
        </div>
      </PostForm>
    </Section>
  )
}
