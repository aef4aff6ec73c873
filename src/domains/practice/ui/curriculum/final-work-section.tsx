import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { CurriculumPageData } from '../../pages/read-curriculum.server.ts'
import { FinalWorkForm } from '../final-work-form.tsx'

type Props = { page: CurriculumPageData; askPlan: () => void; onPosted: () => void }

/** The end of the path: who may, posts a picture here; who may not yet, sees what it takes. */
export function FinalWorkSection({ page, askPlan, onPosted }: Props) {
  const { curriculum, audience, mayWatch, finalWork, plans, offer } = page
  if (!audience.signedIn)
    return (
      <div className="grid gap-2">
        <LinkButton to={plans.to} look="outline" wide>
          {plans.label}
        </LinkButton>
        {offer && <p className="figures phrases text-sm text-graphite">{offer.short}</p>}
      </div>
    )
  if (mayWatch)
    return <FinalWorkForm curriculumId={curriculum.id} imageUrl={finalWork?.imageUrl ?? null} onPosted={onPosted} />
  return (
    <div className="grid gap-4">
      {finalWork && (
        <img
          src={finalWork.imageUrl}
          alt="投稿した最終作品"
          className="max-h-96 w-full rounded-sheet bg-sheet object-contain"
        />
      )}
      <Button look="outline" onClick={askPlan}>
        最終作品を投稿する
      </Button>
    </div>
  )
}
