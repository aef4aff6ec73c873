import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { SubscriptionPopup } from '#domains/plans/ui/subscription-popup.tsx'
import { asker } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { pagePreview } from '#platform/page-title.ts'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { CurriculumHead } from '../ui/curriculum/curriculum-head.tsx'
import { CurriculumPath } from '../ui/curriculum/curriculum-path.tsx'
import { FinalWorkSection } from '../ui/curriculum/final-work-section.tsx'
import { readCurriculum } from './read-curriculum.server.ts'
import type { Route } from './+types/curriculum'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readCurriculum(asker(context), idOf(params.id))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pagePreview(matches, { ...loaderData.curriculum, picture: fileLink(loaderData.curriculum.coverKey) })
    : []

export default function CurriculumPage({ loaderData: page }: Route.ComponentProps) {
  const [plan, setPlan] = useState(false)
  const revalidator = useRevalidator()
  const { curriculum, audience } = page
  return (
    <article className="mx-auto grid max-w-page grid-cols-1 gap-14 px-4 md:px-6 pt-6 pb-16">
      <CurriculumHead page={page} askPlan={() => setPlan(true)} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="steps" className="min-w-0">
          <SectionHeading id="steps" lead={`${curriculum.steps.length}つのステップを順に進みます。`}>
            学習の道すじ
          </SectionHeading>
          <CurriculumPath page={page} />
        </section>
        <section aria-labelledby="final-work" className="min-w-0">
          <SectionHeading id="final-work">最終作品</SectionHeading>
          {curriculum.goalUrl && (
            <Picture
              src={curriculum.goalUrl}
              alt={`${curriculum.title}の目標`}
              width={720}
              height={540}
              className="mb-4 block aspect-4/3 h-auto w-full rounded-sheet border border-line bg-mat"
            />
          )}
          {curriculum.goal && <p className="mb-5 whitespace-pre-line">{curriculum.goal}</p>}
          <FinalWorkSection page={page} askPlan={() => setPlan(true)} onPosted={() => void revalidator.revalidate()} />
        </section>
      </div>
      {plan && <SubscriptionPopup open onClose={() => setPlan(false)} {...audience} />}
    </article>
  )
}
