import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ShownTransfer } from '../read-payee.server.ts'
import { failureNames } from '../terms.ts'

type Props = { transfer: ShownTransfer; trouble: FormTrouble | null }

/** What the bank said of a transfer that did not arrive. */
export function FailureForm({ transfer, trouble }: Props) {
  const field = fieldsOf(trouble)
  return (
    <PostForm
      soft
      noValidate
      className="grid max-w-reading gap-4 rounded-sheet border border-line bg-sheet p-4 md:p-5"
      aria-labelledby="failing"
    >
      <h2 id="failing" className="text-base">
        振込不能の記録　{transfer.number}・{transfer.member.name}
      </h2>
      <input type="hidden" name="act" value="failed" />
      <input type="hidden" name="transfer" value={transfer.id} />
      <RadioGroup
        {...field('failure')}
        label="理由"
        required
        choices={Object.entries(failureNames).map(([value, label]) => ({ value, label }))}
        hint="「その他」のほかは、支払先が口座を直すまで、この口座には支払いません。"
      />
      <TextField {...field('note')} label="メモ" hint="スタッフだけが見ます。" optional />
      <div>
        <Button type="submit">振込不能として記録する</Button>
      </div>
    </PostForm>
  )
}
