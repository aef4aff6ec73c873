import type { ReactNode } from 'react'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { yen } from '#domains/plans/terms.ts'

type Props = { trouble: FormTrouble | null }
type RefundProps = Props & { refundKey: string; refundableYen: number; byTransfer: boolean; hasLeft: boolean }

/** Gives back the whole or a part; folded away, because money is not moved by the way. */
export function RefundForm({ refundKey, refundableYen, byTransfer, hasLeft, trouble }: RefundProps) {
  const failed = trouble?.values.act === 'refund' ? trouble : null
  return (
    <Fold title="返金する" open={failed !== null}>
      <p className="text-sm text-graphite">
        返金できるのは{yen(refundableYen)}までです。
        {byTransfer
          ? '口座振替の請求です。銀行で振り込みを済ませてから、ここに記録してください。'
          : hasLeft
            ? 'お支払いに使われた方法に返金します。'
            : 'お支払いに使われた方法に返金し、会員にメールでお知らせします。契約はそのまま続きます。'}
        {hasLeft && '退会済みのため、メールは届きません。'}
      </p>
      <PostForm soft className="grid gap-4" noValidate>
        <input type="hidden" name="act" value="refund" />
        <input type="hidden" name="key" value={refundKey} />
        <TextField
          label="返金額（円・税込）"
          {...fieldsOf(failed)('yen', String(refundableYen))}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <ReasonField
          failed={failed}
          hint={hasLeft ? '返金の書面に記載されます。' : '会員へのメールと、返金の書面に記載されます。'}
        />
        <div>
          <Button type="submit" look="danger">
            返金する
          </Button>
        </div>
      </PostForm>
    </Fold>
  )
}

/** Gives up what is owed. */
export function WriteOffForm({ trouble, owedYen }: Props & { owedYen: number }) {
  const failed = trouble?.values.act === 'write-off' ? trouble : null
  return (
    <Fold title="貸倒れにする" open={failed !== null}>
      <p className="text-sm text-graphite">
        {yen(owedYen)}の回収をあきらめ、損失として計上します。元に戻すことはできません。会員には請求しなくなります。
      </p>
      <PostForm soft className="grid gap-4" noValidate>
        <input type="hidden" name="act" value="write-off" />
        <ReasonField failed={failed} hint="操作の記録に残ります。会員には表示されません。" />
        <div>
          <Button type="submit" look="danger">
            貸倒れにする
          </Button>
        </div>
      </PostForm>
    </Fold>
  )
}

export function ReasonField({ failed, hint }: { failed: FormTrouble | null; hint: string }) {
  return <TextField label="理由" {...fieldsOf(failed)('reason')} hint={hint} max={200} required />
}

function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="rounded-sheet border border-line bg-sheet" open={open}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 font-bold">
        {title}
        <Icon name="plus" className="size-5 text-graphite" />
      </summary>
      <div className="grid max-w-reading gap-4 px-4 pb-4">{children}</div>
    </details>
  )
}
