import { fieldsOf } from '#platform/form-fields.ts'
import { callPath } from '#platform/browser-call.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { formatDay, formatDayKey } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { TextField } from '#ui/text-field.tsx'
import { REASON_MAX } from '../../terms.ts'
import { lastDayOf } from '../last-day-of.ts'
import { type BatchLine, leftOf } from '../staff-queries.ts'

type Props = { batches: readonly BatchLine[]; now: Date; trouble: FormTrouble | null }

/** Every batch with what became of its codes; its codes are told once, and it can be ended. */
export const BatchList = ({ batches, now, trouble }: Props) => (
  <div className="grid gap-4">
    {batches.map((batch) => (
      <Sheet key={batch.id} as="article" aria-label={`束「${batch.label}」`} className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-base">{batch.label}</h3>
          <State batch={batch} now={now} />
        </div>
        <Facts of={factsOf(batch)} />
        {!batch.voidedAt && (
          <div className="grid gap-4 lg:grid-cols-2">
            {!batch.exportedAt && <Export batch={batch} />}
            <End batch={batch} trouble={trouble} />
          </div>
        )}
      </Sheet>
    ))}
  </div>
)

const figure = (n: number) => n.toLocaleString('ja-JP')

const factsOf = (batch: BatchLine): [string, string][] => [
  ['枚数', figure(batch.size)],
  ['発行済み', figure(batch.made)],
  ['使用済み', figure(batch.used)],
  ['残り', figure(leftOf(batch))],
  ['期限切れ', figure(batch.expired)],
  ['無効', figure(batch.void)],
  ['視聴できる日数', batch.days === null ? '期限なし' : `${batch.days}日`],
  ['コードの有効期限', `${formatDayKey(lastDayOf(batch.expiresAt))} 23:59まで`],
  ['出力', batch.exportedAt ? formatDay(batch.exportedAt) : '未出力'],
  ...(batch.voidReason ? [['無効の理由', batch.voidReason] as [string, string]] : []),
]

function State({ batch, now }: { batch: BatchLine; now: Date }) {
  if (batch.voidedAt) return <Badge tone="plain">無効</Badge>
  if (batch.expiresAt <= now) return <Badge tone="plain">期限切れ</Badge>
  return batch.exportedAt ? <Badge tone="done">出力済み</Badge> : <Badge tone="info">未出力</Badge>
}

const Export = ({ batch }: { batch: BatchLine }) => (
  <PostForm
    action={callPath('/staff/trial_code_batches/:id/codes', { id: batch.id })}
    className="grid content-start gap-2"
  >
    <div>
      <Button type="submit" icon="download" aria-label={`束「${batch.label}」のコードをCSVで出力する`}>
        コードをCSVで出力する
      </Button>
    </div>
    <p className="phrases text-sm text-graphite">
      コードを見られるのは、この一度だけです。保存したら、ページを再読み込みしてください。
    </p>
  </PostForm>
)

function End({ batch, trouble }: { batch: BatchLine; trouble: FormTrouble | null }) {
  const isThis = trouble?.values.act === 'void' && trouble.values.batch === String(batch.id)
  const field = fieldsOf(isThis ? trouble : null)
  return (
    <PostForm className="grid content-start gap-3" noValidate>
      <input type="hidden" name="batch" value={batch.id} />
      <TextField label="無効にする理由" {...field('void_reason')} max={REASON_MAX} required />
      <div>
        <Button
          type="submit"
          name="act"
          value="void"
          look="danger"
          size="small"
          aria-label={`束「${batch.label}」を無効にする`}
        >
          この束を無効にする
        </Button>
      </div>
    </PostForm>
  )
}
