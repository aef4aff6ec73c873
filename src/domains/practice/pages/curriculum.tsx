import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { SubscriptionPopup } from '#domains/plans/ui/subscription-popup.tsx'
import { asker } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { pagePreview } from '#platform/page-title.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { CurriculumEnd } from '../ui/curriculum/curriculum-end.tsx'
import { CurriculumHead } from '../ui/curriculum/curriculum-head.tsx'
import { CurriculumPath } from '../ui/curriculum/curriculum-path.tsx'
import { readCurriculum } from './read-curriculum.server.ts'
import '../ui/curriculum/curriculum.css'
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
    <article className="pb-10">
      <div className="band">
        <div className="mx-auto max-w-page px-4 pt-6 pb-10 md:px-6 md:pb-14">
          <CurriculumHead page={page} askPlan={() => setPlan(true)} />
        </div>
      </div>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-16 px-4 pt-12 md:px-6">
        <section aria-labelledby="steps" className="min-w-0">
          <SectionHeading id="steps" lead={`${curriculum.steps.length}つのステップの先に、あなたの作品があります。`}>
            カリキュラムの流れ
          </SectionHeading>
          <CurriculumPath page={page} />
        </section>
        <CurriculumEnd page={page} askPlan={() => setPlan(true)} onPosted={() => void revalidator.revalidate()} />
      </div>
      {plan && <SubscriptionPopup open onClose={() => setPlan(false)} {...audience} />}
    </article>
  )
}
