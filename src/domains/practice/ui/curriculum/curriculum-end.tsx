import { href } from 'react-router'
import { formatDay } from '#platform/tokyo.ts'
import { CertificateStamp } from '#ui/certificate-stamp.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { CurriculumPageData } from '../../pages/read-curriculum.server.ts'
import { FinalWorkSection } from './final-work-section.tsx'

type Props = { page: CurriculumPageData; askPlan: () => void; onPosted: () => void }

/** Where the way leads: the picture that it was walked for, and the seal on it. */
export function CurriculumEnd({ page, askPlan, onPosted }: Props) {
  const { curriculum, progress, siteName } = page
  const certificate = progress?.certificate
  return (
    <section aria-labelledby="final-work" className="curriculum-end">
      <div className="grid content-start gap-5">
        <SectionHeading id="final-work" flush>
          最終作品
        </SectionHeading>
        {curriculum.goal && <p className="phrases whitespace-pre-line">{curriculum.goal}</p>}
        <FinalWorkSection {...{ page, askPlan, onPosted }} />
        {certificate && (
          <div className="flex flex-wrap items-center gap-5">
            <CertificateStamp siteName={siteName} date={formatDay(new Date(certificate.publishedAt))} />
            <LinkButton
              to={href('/subscriptions/completion_certificates/:id', { id: String(certificate.id) })}
              look="outline"
            >
              修了証書を確認する
            </LinkButton>
          </div>
        )}
      </div>
      {curriculum.goalUrl && (
        <figure className="curriculum-goal">
          <Picture src={curriculum.goalUrl} alt={`${curriculum.title}の目標`} width={720} height={540} />
          <figcaption className="text-sm text-graphite">この道の終わりで描く一枚の例</figcaption>
        </figure>
      )}
    </section>
  )
}
