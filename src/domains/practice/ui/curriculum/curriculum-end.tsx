import { href } from 'react-router'
import { formatDay } from '#platform/tokyo.ts'
import { CertificateStamp } from '#ui/certificate-stamp.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { CurriculumPageData } from '../../pages/read-curriculum.server.ts'
import { FinalWorkSection } from './final-work-section.tsx'

type Props = { page: CurriculumPageData; askPlan: () => void; onPosted: () => void }

/** Where the way leads: the picture that it was walked for, and the seal on it. */
export function CurriculumEnd({ page, askPlan, onPosted }: Props) {
  const { curriculum, critics, progress, siteName } = page
  const certificate = progress?.certificate
  return (
    <section aria-labelledby="final-work" className="curriculum-end">
      <div className="grid content-start gap-5">
        <SectionHeading id="final-work" flush>
          最終作品
        </SectionHeading>
        {curriculum.goal && <p className="phrases whitespace-pre-line">{curriculum.goal}</p>}
        <FinalWorkSection {...{ page, askPlan, onPosted }} />
        <Critics names={critics} />
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
          <Picture src={curriculum.goalUrl} alt={`${curriculum.title}の目標`} width={720} height={405} fit="contain" />
          <figcaption className="text-sm text-graphite">この道の終わりで描く作品の例</figcaption>
        </figure>
      )}
    </section>
  )
}

/** Who looks at it with a red pen, for those whose plan has critiques. */
const Critics = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <div className="grid gap-1 border-t border-line pt-4 text-sm">
      <p className="phrases">
        描いた一枚は、6ヶ月・12ヶ月プランの添削企画で先生に見てもらえます。
        <span className="text-graphite">添削を専門にする先生：{names.map((name) => `${name}先生`).join('、')}</span>
      </p>
      <Link to={href('/correction_campaigns')} className="link touch-room justify-self-start">
        添削企画を見る
      </Link>
    </div>
  )
