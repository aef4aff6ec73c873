import { useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { campaignKinds } from '../kinds.ts'
import { hasPicture, pictureNames } from '../pictures.ts'
import type { CampaignPictureLinks } from '../read-campaigns.server.ts'
import { givenFields, type CampaignForm } from './given-fields.ts'
import { KindFields } from './kind-fields.tsx'
import { CampaignPictureField } from './picture-field.tsx'

type Props = CampaignForm & { pictures: CampaignPictureLinks }

/** The fields of a campaign; a script hides those that the chosen kind does not have. */
export function CampaignFields({ pictures, ...form }: Props) {
  const { values, trouble, readOnly } = form
  const [kind, setKind] = useState(values.kind ?? '')
  const given = givenFields(form)
  const error = (name: string) => trouble?.fields[name]?.[0]
  const moment = (name: string) => ({ ...given.text(name), type: 'datetime-local', required: true })
  return (
    <>
      <Select
        label="種類"
        name="kind"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        options={Object.entries(campaignKinds).map(([value, label]) => ({
          value,
          label,
          disabled: readOnly && value !== kind,
        }))}
        error={error('kind')}
        required
      />
      <TextField label="名前" {...given.text('name')} max={60} required />
      <TextArea
        label="注記"
        {...given.text('annotation')}
        hint="申し込みの画面に、小さな文字で表示されます。"
        max={1000}
        rows={4}
      />
      <div className="grid gap-4">
        <TextField label="開始日時" {...moment('opens_at')} />
        <TextField label="申込期限" {...moment('apply_until')} hint="この日時より前の申し込みが対象" />
        <TextField label="終了日時" {...moment('closes_at')} />
      </div>
      {kind === 'discount' ? (
        <p className="text-sm text-graphite">
          学割の会員は、いつも対象外です。通常の月額の半額が、キャンペーンの月額に代わって適用されます。
        </p>
      ) : (
        <Checkbox label="学割の会員を対象外にする" {...given.tick('excludes_students')} />
      )}
      <KindFields {...{ kind, given }} />
      {(error('again_reason') || values.again_reason) && (
        <TextArea label="8週間以内に再び行う理由" {...given.text('again_reason')} max={200} rows={2} />
      )}
      {pictureNames
        .filter((name) => hasPicture(kind, name))
        .map((name) => (
          <CampaignPictureField
            key={name}
            name={name}
            stored={pictures[name]}
            error={error(name)}
            readOnly={readOnly}
          />
        ))}
    </>
  )
}
