import { catalogueFor, listShownTeachers } from '#domains/catalogue/index.ts'
import { TeacherMessages } from '#domains/catalogue/showcase/ui/teacher-messages.tsx'
import { readLanding, recordSource } from '#domains/plans/index.ts'
import { LandingScreen } from '#domains/plans/landing/ui/landing-screen.tsx'
import { SHOWN_PRACTICE, shownPractice } from '#domains/practice/index.ts'
import { ShownPracticeSection } from '#domains/practice/picks/ui/shown-practice.tsx'
import { asker } from '#platform/ask.ts'
import { pagePreview } from '#platform/page-title.ts'
import type { Route } from './+types/landing'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  ask.pageTags.add(SHOWN_PRACTICE)
  await recordSource(ask)
  const [landing, catalogue, practice] = await Promise.all([readLanding(ask), catalogueFor(ask), shownPractice(ask.db)])
  return { landing, practice, teachers: await listShownTeachers(ask.house, catalogue, ask.now) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pagePreview(matches, {
    title: '料金プラン',
    description: '講座もカリキュラムもポーズ集も、月額プランで好きなだけ使えます。',
  })

export default function Landing({ loaderData: { landing, practice, teachers } }: Route.ComponentProps) {
  return (
    <LandingScreen landing={landing}>
      <TeacherMessages teachers={teachers} />
      <ShownPracticeSection logs={practice} />
    </LandingScreen>
  )
}
