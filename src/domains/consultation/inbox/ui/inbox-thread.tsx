import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import type { InboxDetail } from '../read-inbox.server.ts'
import { AnswerForm } from './answer-form.tsx'
import { Publish, Teacher } from './beside.tsx'
import { DueBadge } from './due-badge.tsx'
import { MemberCard } from './member-card.tsx'
import { Letters } from './letters.tsx'
import { Neighbours } from './neighbours.tsx'
import { OthersHere } from './others-here.tsx'

type Props = { thread: InboxDetail; trouble: FormTrouble | null }

/** One letter with everything that is needed to answer it. */
export function InboxThreadScreen({ thread, trouble }: Props) {
  const { id, heading, state, isClosed } = thread
  return (
    <StaffPage
      title={heading}
      trail={
        <Breadcrumb
          trail={[{ label: '質問と相談', to: href('/staff/questions') + thread.narrowed }, { label: `No.${id}` }]}
        />
      }
      trouble={wholeTrouble(trouble)}
      aside={
        <>
          <StateBadge state={state} />
          <DueBadge due={thread.due} on={thread.dueOn} />
          <Neighbours of={thread.neighbours} narrowed={thread.narrowed} keysOff={thread.keysOff} />
        </>
      }
    >
      <OthersHere id={id} first={thread.others} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-8">
          <Letters thread={thread} />
          {!isClosed && <AnswerForm thread={thread} trouble={trouble} />}
        </div>
        <div className="grid min-w-0 gap-8">
          <About thread={thread} />
          <MemberCard questionId={id} member={thread.member} card={thread.card} />
          {!isClosed && <Teacher thread={thread} trouble={trouble} />}
          <Publish thread={thread} trouble={trouble} />
          {!isClosed && <Assign thread={thread} trouble={trouble} />}
          {!isClosed && <Close thread={thread} trouble={trouble} />}
        </div>
      </div>
    </StaffPage>
  )
}

function About({ thread }: { thread: InboxDetail }) {
  return (
    <Section title="受付の内容">
      <Facts
        of={[
          ['種類', thread.kindName],
          ['受付', thread.askedAt],
          ['担当', thread.assignee ?? '－'],
          ...(thread.closedReason ? ([['終了の理由', thread.closedReason]] as const) : []),
        ]}
      />
    </Section>
  )
}

function Assign({ thread: { assigneeId, colleagues, isMine, memberId }, trouble }: Props) {
  const { error } = fieldsOf(trouble)('assignee_id')
  return (
    <Section title="担当">
      <PostForm className="flex max-w-reading flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <Select
            name="assignee_id"
            label="担当者"
            error={error}
            defaultValue={assigneeId === null ? '' : String(assigneeId)}
            options={[{ value: '', label: '担当なし' }, ...colleagues]}
          />
        </div>
        <Button type="submit" name="act" value="assign" look="outline">
          変更する
        </Button>
      </PostForm>
      {!isMine && (
        <PostForm>
          <input type="hidden" name="assignee_id" value={memberId} />
          <Button type="submit" name="act" value="assign" look="outline" size="small">
            自分が担当する
          </Button>
        </PostForm>
      )}
    </Section>
  )
}

function Close({ thread: { kind }, trouble }: Props) {
  return (
    <Section title="終了">
      {kind === 'feedback' && (
        <PostForm>
          <Button type="submit" name="act" value="seen" look="outline" icon="check">
            確認済みにする
          </Button>
        </PostForm>
      )}
      <PostForm className="grid max-w-reading justify-items-start gap-3" noValidate>
        <div className="w-full">
          <TextField
            label="終了の理由"
            {...fieldsOf(trouble)('reason')}
            hint="規約に反する内容など、回答せずに終えるときだけ使います。理由は会員の画面に表示されます。"
            max={200}
            required
          />
        </div>
        <Button type="submit" name="act" value="close" look="danger" size="small">
          やりとりを終了する
        </Button>
      </PostForm>
    </Section>
  )
}
