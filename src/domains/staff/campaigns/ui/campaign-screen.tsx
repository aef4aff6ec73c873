import { href } from 'react-router'
import type { FormTrouble } from '#platform/page-form.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { StaffPage } from '#ui/staff-page.tsx'
import { CampaignFields } from './campaign-fields.tsx'

type Props = {
  token: string
  title: string
  values: Record<string, string>
  phase: 'new' | 'coming' | 'open' | 'closed'
  image: string | null
  done: string | null
  trouble: FormTrouble | null
}

const leads = {
  new: '開始日時を過ぎると、内容は変更できなくなります。',
  coming: '開始するまで、内容を変更できます。',
  open: '開催中のため、内容は変更できません。やめるときは終了してください。',
  closed: '終了したキャンペーンです。',
}

export function CampaignScreen({ token, title, values, phase, image, done, trouble }: Props) {
  const readOnly = phase === 'open' || phase === 'closed'
  const shown = trouble ? { ...values, excludes_students: '', show_banner: '', ...trouble.values } : values
  return (
    <StaffPage
      title={title}
      trail={<Breadcrumb trail={[{ label: 'キャンペーン', to: href('/staff/campaigns') }, { label: title }]} />}
      lead={leads[phase]}
      done={done}
      trouble={trouble?.sentence}
    >
      <Sheet className="max-w-reading">
        {image && <img src={image} alt="" className="mb-4 block max-h-40 rounded-field border border-line" />}
        <form method="post" className="grid gap-4" noValidate>
          <input type="hidden" name="authenticity_token" value={token} />
          <CampaignFields values={shown} trouble={trouble} readOnly={readOnly} />
          <div>
            {phase === 'open' && (
              <Button type="submit" name="intent" value="close" look="danger">
                このキャンペーンを終了する
              </Button>
            )}
            {!readOnly && (
              <Button type="submit" name="intent" value="save">
                {phase === 'new' ? '作成する' : '保存する'}
              </Button>
            )}
          </div>
        </form>
      </Sheet>
    </StaffPage>
  )
}
