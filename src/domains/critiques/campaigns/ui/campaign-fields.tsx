import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { PictureField } from '#ui/staff/picture-field.tsx'
import { Section } from '#ui/staff/section.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { EditedData } from '../read-staff.server.ts'
import { badVisual, campaignLimits, VISUAL_MAX, visualNames, visuals } from '../terms.ts'

/** What each field is given by its name, and each tick. */
export type Given = {
  text(name: string): { name: string; defaultValue?: string; error?: string }
  tick(name: string): { name: string; value: string; defaultChecked: boolean }
}
type Props = { given: Given }

export const ContentFields = ({ given }: Props) => (
  <Section title="内容">
    <Sheet className="grid gap-4">
      <TextField label="企画名" {...given.text('title')} max={campaignLimits.title} required />
      <TextArea
        label="企画の概要"
        {...given.text('description')}
        hint="改行はそのまま表示されます。"
        max={campaignLimits.description}
        rows={8}
      />
    </Sheet>
  </Section>
)

export function PeriodFields({ given, taken }: Props & { taken: number }) {
  return (
    <Section title="期間と定員">
      <Sheet className="grid gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label="開始日時" {...given.text('starts_at')} type="datetime-local" required />
          <TextField label="終了日時" {...given.text('ends_at')} type="datetime-local" required />
        </div>
        <TextField
          label="定員"
          {...given.text('capacity')}
          hint={`企画全体で受け付ける作品の数です。${taken > 0 ? `いま${taken}件を受け付けています。` : ''}`}
          inputMode="numeric"
          className="max-w-32"
          required
        />
        <Checkbox
          label="依頼を受け付ける"
          {...given.tick('accepts')}
          hint="外すと、期間中でも新しい依頼を止められます。"
        />
      </Sheet>
    </Section>
  )
}

type SeatProps = Props & { seats: EditedData['seats']; error?: string }

export function SeatFields({ seats, given, error }: SeatProps) {
  return (
    <Section title="先生と枠">
      <Sheet className="grid gap-4">
        <p className="text-sm text-graphite">
          空欄の先生は、企画に表示されません。0枠の先生は、受付なしで表示されます。
        </p>
        {seats.length === 0 && <p className="text-sm">添削の先生がまだ登録されていません。</p>}
        <ul className="grid divide-y divide-line">
          {seats.map(({ teacherId, name, taken, waiting }) => {
            const { name: path, ...field } = given.text(`slots.${teacherId}`)
            return (
              <li key={teacherId} className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-4 py-2">
                <span>
                  <span className="block font-bold">{name}</span>
                  {taken + waiting > 0 && (
                    <span className="figures text-sm text-graphite">
                      受付済み {taken}件{waiting > 0 && `・空き待ち ${waiting}人`}
                    </span>
                  )}
                </span>
                <TextField
                  label={`${name}の枠`}
                  hideLabel
                  name={path.replace('.', '[') + ']'}
                  {...field}
                  inputMode="numeric"
                  placeholder="－"
                  className="figures text-right"
                />
              </li>
            )
          })}
        </ul>
        <FieldError error={error} />
      </Sheet>
    </Section>
  )
}

type VisualProps = { pictures: EditedData['pictures']; error: (name: string) => string | undefined }

export const VisualFields = ({ pictures, error }: VisualProps) => (
  <Section title="画像">
    <Sheet className="grid gap-6">
      {visualNames.map((name) => {
        const { label, use, width, height } = visuals[name]
        return (
          <PictureField
            key={name}
            {...{ name, label }}
            hint={`${use}に表示します。JPEG・PNG、5MBまで。${width}×${height}pxに切り抜きます。`}
            frame={name === 'visual_pc' ? 'aspect-[5/1]' : 'aspect-[5/2] max-w-md'}
            maxBytes={VISUAL_MAX}
            bad={badVisual}
            stored={pictures[name]}
            error={error(name)}
            required
          />
        )
      })}
    </Sheet>
  </Section>
)
