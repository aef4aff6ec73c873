import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { BREACHES_TO_EXCLUDE, EXCLUDED_DAYS } from '../../reports/terms.ts'
import { SampleChoice } from '../../samples/ui/sample-choice.tsx'
import { faults } from '../terms.ts'
import type { BoardDetail } from '../read-board.server.ts'
import { Exclusion } from '../../ui/exclusion.tsx'
import { Hide, Reports } from './board-reports.tsx'
import { OpenedFiles, type Files } from './opened-files.tsx'
import { StateBadge } from './state-badge.tsx'

type Props = { work: BoardDetail; files: Files | null; trouble: FormTrouble | null }

/** One request: what is known of it, its files with a reason, and what staff may still change. */
export function BoardScreen({ work, files, trouble }: Props) {
  const { id, member, facts, isMovable, canReopen, days } = work
  return (
    <StaffPage
      title={`添削 No.${id}`}
      trail={<Breadcrumb trail={[{ label: '添削の依頼', to: href('/staff/critiques') }, { label: `No.${id}` }]} />}
      trouble={wholeTrouble(trouble)}
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Section title="依頼の内容" aside={<StateBadge of={work} />}>
          <Facts
            of={[
              ['会員', <MemberLink key="member" of={member} />],
              ['経過', `${days}日`],
              ...facts.map(
                ([label, value]) =>
                  [
                    label,
                    <span key={label} className="whitespace-pre-line">
                      {value}
                    </span>,
                  ] as const,
              ),
            ]}
          />
        </Section>
        <div className="grid gap-6">
          {work.reports.length > 0 && <Reports of={work.reports} trouble={trouble} />}
          <Section title="ファイル">{files ? <OpenedFiles files={files} /> : <OpenFiles trouble={trouble} />}</Section>
          {work.isReturned && <Hide substitutes={work.substitutes} trouble={trouble} />}
          {isMovable && <Reassign work={work} trouble={trouble} />}
          {isMovable && <Cancel trouble={trouble} />}
          {work.excludedUntil && <Exclusion until={work.excludedUntil} trouble={trouble} />}
          {work.isReturned && <SampleChoice showing={work.showing} trouble={trouble} />}
          {canReopen && <Reopen trouble={trouble} />}
        </div>
      </div>
    </StaffPage>
  )
}

type FormProps = { trouble: FormTrouble | null }

function OpenFiles({ trouble }: FormProps) {
  return (
    <PostForm className="grid max-w-reading justify-items-start gap-3" noValidate>
      <div className="w-full">
        <TextField
          label="ファイルを開く理由"
          {...fieldsOf(trouble)('why')}
          hint="会員と先生の作品です。理由は操作の記録に残ります。"
          max={200}
          required
        />
      </div>
      <Button type="submit" name="act" value="open" look="outline">
        ファイルを開く
      </Button>
    </PostForm>
  )
}

function Reassign({ work: { substitutes }, trouble }: FormProps & { work: BoardDetail }) {
  const { error } = fieldsOf(trouble)('teacher_id')
  return (
    <Section title="担当の変更">
      {substitutes.length === 0 ? (
        <p className="text-sm text-graphite">この企画に、枠の空いている先生はほかにいません。</p>
      ) : (
        <PostForm className="grid max-w-reading justify-items-start gap-3">
          <div className="w-full">
            <Select
              label="新しい担当の先生"
              name="teacher_id"
              options={substitutes}
              error={error}
              hint="報酬は新しい先生の金額になり、会員と両方の先生にメールで届きます。返却の目標は変わりません。"
            />
          </div>
          <Button type="submit" name="act" value="reassign" look="outline">
            担当を変更する
          </Button>
        </PostForm>
      )}
    </Section>
  )
}

function Cancel({ trouble }: FormProps) {
  const field = fieldsOf(trouble)
  const { error, defaultValue } = field('fault')
  return (
    <Section title="依頼の取り消し">
      <PostForm className="grid max-w-reading justify-items-start gap-3" noValidate>
        <RadioGroup
          name="fault"
          label="どちらの都合か"
          required
          error={error}
          defaultValue={defaultValue}
          choices={[
            {
              value: 'school',
              label: faults.school,
              hint: '受付期間を過ぎているときや枠がないときは、次回以降に1作品多く依頼できる権利を会員に付けます。',
            },
            { value: 'member', label: faults.member },
            {
              value: 'breach-back',
              label: faults['breach-back'],
              hint: `1年のあいだに${BREACHES_TO_EXCLUDE}回確認すると、${EXCLUDED_DAYS}日間、添削を依頼できなくなります。`,
            },
            { value: 'breach-lost', label: faults['breach-lost'], hint: 'この企画の1作品を使ったものとします。' },
          ]}
        />
        <div className="w-full">
          <TextField label="取り消しの理由" {...field('reason')} hint="会員にメールで届きます。" max={200} required />
        </div>
        <Button type="submit" name="act" value="cancel" look="danger">
          依頼を取り消す
        </Button>
      </PostForm>
    </Section>
  )
}

function Reopen({ trouble }: FormProps) {
  return (
    <Section title="先生の直し">
      <PostForm className="grid max-w-reading justify-items-start gap-3" noValidate>
        <div className="w-full">
          <TextField
            label="先生からの申し出"
            {...fieldsOf(trouble)('word')}
            hint="先生がもう一度返却できるようになり、会員と先生にメールで届きます。前の添削も会員の画面に残り、報酬は増えません。申し出の内容は操作の記録に残ります。"
            max={200}
            required
          />
        </div>
        <Button type="submit" name="act" value="reopen" look="outline">
          もう一度返却できるようにする
        </Button>
      </PostForm>
    </Section>
  )
}
