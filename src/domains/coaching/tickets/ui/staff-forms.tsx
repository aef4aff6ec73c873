import { yen } from '#domains/plans/terms.ts'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { keysOf } from '#platform/paging.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { MESSAGE_MAX, outcomes } from '../../terms.ts'
import type { StaffTicket } from '../read-board.server.ts'

type Props = { ticket: StaffTicket; trouble: FormTrouble | null }

/** A date, a coach and a place: the first, or others in place of those that stand. */
export function BookForm({ ticket: { session, coaches, today }, trouble }: Props) {
  const field = fieldsOf(trouble)
  return (
    <Section title={session ? '日時の変更' : '日時を決める'}>
      <PostForm className="grid gap-4" noValidate>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label="日付" type="date" min={today} {...field('day', session?.day)} required />
          <TextField label="時刻" type="time" {...field('time', session?.time)} required />
        </div>
        <Select
          label="コーチ"
          {...field('coach_id', session && String(session.coachId))}
          options={coaches.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextField
          label="場所"
          hint="会議のアドレス（https://…）か、集合場所"
          {...field('place', session?.place)}
          max={500}
          required
        />
        <div>
          <Button type="submit" name="act" value="book" look={session ? 'outline' : undefined}>
            {session ? '変更して知らせる' : '決めて知らせる'}
          </Button>
        </div>
      </PostForm>
    </Section>
  )
}

const closings = { held: '', no_show: '', school_fault: '', cancelled: '' }
const hints: Record<keyof typeof closings, string> = {
  held: 'チケットは利用済みになり、コーチの報酬を記録します。',
  no_show: 'チケットは利用済みになります。コーチの報酬は記録しません。',
  school_fault: 'チケットを未使用に戻し、期限を今日から30日後まで延ばします。',
  cancelled: 'チケットを未使用に戻します。',
}

/** What became of the date. */
export function CloseForm({ trouble }: Pick<Props, 'trouble'>) {
  const field = fieldsOf(trouble)
  const { defaultValue, error } = field('outcome')
  return (
    <Section title="結果の記録">
      <PostForm className="grid gap-4" noValidate>
        <RadioGroup
          name="outcome"
          label="結果"
          required
          choices={keysOf(closings).map((value) => ({ value, label: outcomes[value], hint: hints[value] }))}
          defaultValue={defaultValue}
          error={error}
        />
        <TextField
          label="理由"
          hint="実施できなかったときに入力します。会員には見えません。"
          {...field('close_reason')}
          max={200}
        />
        <div>
          <Button type="submit" name="act" value="close">
            記録する
          </Button>
        </div>
      </PostForm>
    </Section>
  )
}

export function ExtendForm({ ticket, trouble }: Props) {
  const field = fieldsOf(trouble)
  return (
    <Section title="期限の延長">
      <PostForm className="grid gap-4" noValidate>
        <TextField label="新しい期限" type="date" min={ticket.validUntil} {...field('until')} required />
        <TextField label="延長の理由" {...field('extend_reason')} max={200} required />
        <div>
          <Button type="submit" name="act" value="extend" look="outline">
            延長する
          </Button>
        </div>
      </PostForm>
    </Section>
  )
}

/** An answer to the member; what needs none is marked as seen. */
export function MessageForm({ ticket: { keys, waits }, trouble }: Props) {
  return (
    <div className="grid gap-3">
      <PostForm className="grid gap-4" noValidate>
        <input type="hidden" name="key" value={keys.message} />
        <TextArea label="会員へのメッセージ" {...fieldsOf(trouble)('body')} max={MESSAGE_MAX} required />
        <div>
          <Button type="submit" name="act" value="message">
            送信する
          </Button>
        </div>
      </PostForm>
      {waits && (
        <PostForm>
          <Button type="submit" name="act" value="seen" look="outline" size="small">
            返信せずに確認済みにする
          </Button>
        </PostForm>
      )}
    </div>
  )
}

export function RefundForm({ ticket: { totalYen, keys }, trouble }: Props) {
  return (
    <Section title="返金">
      <PostForm className="grid gap-4" noValidate>
        <input type="hidden" name="key" value={keys.refund} />
        <TextField
          label="返金の理由"
          hint={`${yen(totalYen)}の全額を返金します。予約は取り消されます。理由は、返金明細書に記載されます。`}
          {...fieldsOf(trouble)('refund_reason')}
          max={200}
          required
        />
        <div>
          <Button type="submit" name="act" value="refund" look="danger">
            全額を返金する
          </Button>
        </div>
      </PostForm>
    </Section>
  )
}
