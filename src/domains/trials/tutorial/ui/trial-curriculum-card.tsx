import { href } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { StepPath } from '#ui/step-path.tsx'
import type { TrialCurriculum } from '../trial-curriculum.ts'

/** The curriculum that a trial leads to: its seven steps, with what is done. */
export function TrialCurriculumCard({ curriculum }: { curriculum: TrialCurriculum }) {
  const { id, title, description, steps } = curriculum
  const current = steps.find(({ done }) => !done)?.id
  return (
    <section aria-labelledby="trial-curriculum" className="grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-2">
      <div className="min-w-0">
        <SectionHeading id="trial-curriculum" lead={description}>
          {title}
        </SectionHeading>
        <LinkButton
          to={href('/subscriptions/curriculums/:id', { id: String(id) })}
          look="outline"
          iconAfter="chevron-right"
        >
          体験カリキュラムを開く
        </LinkButton>
      </div>
      <StepPath
        label="体験カリキュラムのステップ"
        steps={steps.map((step, at) => ({
          id: step.id,
          mark: at + 1,
          title: step.title,
          state: step.done ? 'done' : step.id === current ? 'current' : 'ahead',
          to: href('/subscriptions/curriculum_steps/:id', { id: String(step.id) }),
        }))}
      />
    </section>
  )
}
