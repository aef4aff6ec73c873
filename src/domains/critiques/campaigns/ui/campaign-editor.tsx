import { href } from 'react-router'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import type { EditedData } from '../read-staff.server.ts'
import { ContentFields, PeriodFields, SeatFields, VisualFields } from './campaign-fields.tsx'
import { NewerCampaign } from './newer-campaign.tsx'
import { PhaseBadge } from './phase-badge.tsx'

type Props = { title: string; campaign: EditedData; trouble: FormTrouble | null }

const leads: Record<EditedData['phase'], string> = {
  new: '下書きとして保存すると、公開する前にプレビューで確かめられます。',
  draft: '下書きです。公開すると、開始日時から会員に表示されます。',
  coming: '公開済みです。開始日時になると会員に表示されます。',
  open: '開催中です。変更は、保存するとすぐに会員の画面に反映されます。',
  ended: '終了した企画です。終了日時を今より後にすると、もう一度開催できます。',
}

/** A campaign in the hands of an editor. What was typed stays where it is until it is kept. */
export function CampaignEditor({ title, campaign, trouble }: Props) {
  const { id, version, phase, taken, pictures, seats, values } = campaign
  const isNewer = trouble !== null && version !== null && trouble.values.version !== String(version)
  const field = fieldsOf(trouble)
  const given = {
    text: (name: string) => field(name, values[name]),
    tick: (name: string) => ({ name, value: '1', defaultChecked: (trouble?.values ?? values)[name] === '1' }),
  }
  return (
    <StaffPage
      title={title}
      trail={<Breadcrumb trail={[{ label: '添削企画', to: href('/staff/correction_campaigns') }, { label: title }]} />}
      lead={leads[phase]}
      trouble={trouble?.sentence}
      aside={
        id !== null && (
          <>
            <PhaseBadge phase={phase} />
            <LinkButton
              to={href('/staff/correction_campaigns/:id/preview', { id: String(id) })}
              look="outline"
              size="small"
            >
              プレビュー
            </LinkButton>
          </>
        )
      }
    >
      {isNewer && <NewerCampaign campaign={campaign} typed={trouble.values} />}
      <PostForm key={version} soft files className="grid gap-6" noValidate>
        {version !== null && <input type="hidden" name="version" value={version} />}
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <div className="grid gap-6">
            <ContentFields given={given} />
            <VisualFields pictures={pictures} error={(name) => trouble?.fields[name]?.[0]} />
          </div>
          <div className="grid gap-6">
            <PeriodFields given={given} taken={taken} />
            <SeatFields seats={seats} given={given} error={trouble?.fields.slots?.[0]} />
          </div>
        </div>
        {trouble && (trouble.fields.beside_others || trouble.values.beside_others) && (
          <Checkbox
            label="ほかの企画と同時に開催する"
            {...given.tick('beside_others')}
            error={trouble.fields.beside_others?.[0]}
          />
        )}
        <Buttons phase={phase} />
      </PostForm>
    </StaffPage>
  )
}

function Buttons({ phase }: Pick<EditedData, 'phase'>) {
  const isDraft = phase === 'new' || phase === 'draft'
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6">
      <Button type="submit" name="act" value="save" look={isDraft ? 'outline' : 'filled'}>
        {isDraft ? '下書きを保存する' : '保存する'}
      </Button>
      {isDraft && (
        <Button type="submit" name="act" value="publish">
          公開する
        </Button>
      )}
      {phase === 'coming' && (
        <Button type="submit" name="act" value="withdraw" look="danger">
          公開をやめる
        </Button>
      )}
    </div>
  )
}
