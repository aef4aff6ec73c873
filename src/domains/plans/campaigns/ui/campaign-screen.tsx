import { href } from 'react-router'
import type { FormTrouble } from '#platform/page-form.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import type { CampaignPictureLinks } from '../read-campaigns.server.ts'
import { CampaignFields } from './campaign-fields.tsx'

type Props = {
  title: string
  values: Record<string, string>
  phase: 'new' | 'coming' | 'open' | 'closed'
  pictures: CampaignPictureLinks
  /** of each plan that is made cheaper, whether its regular fee stands crossed out */
  compared?: readonly string[]
  /** where the winners of a lottery are drawn */
  lotteryTo?: string | null
  trouble: FormTrouble | null
}

const leads = {
  new: '開始日時を過ぎると、内容は変更できなくなります。',
  coming: '開始するまで、内容を変更できます。',
  open: '開催中のため、内容は変更できません。やめるときは終了してください。',
  closed: '終了したキャンペーンです。',
}

export function CampaignScreen({ title, values, phase, pictures, compared = [], lotteryTo, trouble }: Props) {
  const readOnly = phase === 'open' || phase === 'closed'
  const shown = trouble ? { ...values, excludes_students: '', show_banner: '', ...trouble.values } : values
  return (
    <StaffPage
      title={title}
      trail={<Breadcrumb trail={[{ label: 'キャンペーン', to: href('/staff/campaigns') }, { label: title }]} />}
      lead={leads[phase]}
      trouble={trouble?.sentence}
      aside={
        lotteryTo && (
          <LinkButton to={lotteryTo} look="outline">
            応募と抽選
          </LinkButton>
        )
      }
    >
      {compared.length > 0 && (
        <Section title="通常の月額の表示（景品表示法）">
          <ul className="grid max-w-reading gap-1 text-sm">
            {compared.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Section>
      )}
      <Sheet className="max-w-reading">
        <PostForm files className="grid gap-4" noValidate>
          <CampaignFields values={shown} {...{ pictures, trouble, readOnly }} />
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
        </PostForm>
      </Sheet>
    </StaffPage>
  )
}
