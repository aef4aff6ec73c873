import { href } from 'react-router'
import { catalogueOf, trialCurriculumId } from '#domains/catalogue/index.ts'
import { fileLink } from '#platform/file-link.ts'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { DataTable } from '#ui/data-table.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { changePage, markCurriculum } from '../actions/change-tutorial.ts'
import { countVariants, listPages, type VariantCount } from '../queries.ts'
import { TutorialForm } from '../tutorial-form.ts'
import { MarkForm } from '../ui/mark-form.tsx'
import { PageForms } from '../ui/page-forms.tsx'
import type { Route } from './+types/staff-trial-tutorial'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, house } = staffActor(context)
  const [pages, counts, id, { curriculums }] = await Promise.all([
    listPages(db),
    countVariants(db),
    trialCurriculumId(house),
    catalogueOf(house),
  ])
  const marked = id === null ? null : { id, title: curriculums.get(id)?.title ?? '' }
  return {
    counts,
    marked,
    pages: pages.map(({ pictureKey, ...page }) => ({ ...page, picture: fileLink(pictureKey) })),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, TutorialForm)
    if (form.act === 'curriculum') await markCurriculum(actor, form.curriculum)
    else await changePage(actor, form)
    return flash(actor, href('/staff/trial_tutorial'), '保存しました。会員には、すぐに新しい内容が表示されます。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '体験のチュートリアル')

export default function StaffTrialTutorial({ loaderData, actionData }: Route.ComponentProps) {
  const { pages, counts, marked } = loaderData
  const trouble = actionData?.trouble ?? null
  return (
    <StaffPage
      title="体験のチュートリアル"
      lead="体験を始めた会員に一度だけ自動で開きます。A（4ページ）とB（5ページ）のどちらになるかは、会員ごとに決まって変わりません。"
      aside={
        <LinkButton to={href('/staff/trial_questions')} look="outline" size="small">
          よくある質問を編集する
        </LinkButton>
      }
      trouble={wholeTrouble(trouble)}
    >
      <Section title="グループごとの結果">
        <DataTable
          dense
          caption="グループごとの結果"
          rows={counts}
          keyOf={({ variant }) => variant}
          columns={columns}
        />
      </Section>
      <Section title="体験カリキュラム">
        <MarkForm marked={marked} trouble={trouble} />
      </Section>
      <PageForms pages={pages} trouble={trouble} />
    </StaffPage>
  )
}

const share = (part: number, of: number) =>
  of === 0 ? '－' : `${part.toLocaleString('ja-JP')}（${Math.round((100 * part) / of)}%）`

const columns = [
  { label: 'グループ', of: ({ variant }: VariantCount) => <span className="uppercase">{variant}</span> },
  { label: '開いた人', figures: true, of: ({ opened }: VariantCount) => opened.toLocaleString('ja-JP') },
  { label: '最後まで見た人', figures: true, of: ({ ended, opened }: VariantCount) => share(ended, opened) },
  { label: 'リンクを押した人', figures: true, of: ({ went, opened }: VariantCount) => share(went, opened) },
]
