import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { firstOpen } from '../picking.ts'
import { listSteps } from '../queries.ts'
import { SurveyScreen } from '../ui/survey-screen.tsx'
import type { Route } from './+types/first-surveys'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, memberId, member, url } = actor(context)
  const steps = await listSteps(db, memberId)
  const open = firstOpen(steps)
  // Who looks over what they have answered begins where they began.
  const looksOver = open === steps.length && url.searchParams.has('again')
  return { steps, level: member.level, begin: looksOver ? 0 : open }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '最初のアンケート')

export default function FirstSurveys({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-reading gap-6 px-4 py-8 md:py-12">
      <SectionHeading
        level={1}
        lead="お答えに合わせて、はじめの講座をおすすめします。1分ほどで終わり、途中でやめても続きから答えられます。"
      >
        最初のアンケート
      </SectionHeading>
      <SurveyScreen {...loaderData} />
      <p className="text-sm text-graphite">
        お答えはおすすめと集計だけに使います。先生やほかの会員の方には表示されず、退会すると消去されます。
      </p>
    </div>
  )
}
