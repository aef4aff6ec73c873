import { href } from 'react-router'
import { Carousel } from '#ui/carousel.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { formatDay } from '#platform/tokyo.ts'

export type CertificateCard = {
  id: number
  title: string
  curriculumId: number
  userCertificateId: number | null
  publishedAt: Date | null
  lacksWorkOnly?: boolean
}

/** Certificates that were earned, and those that wait at the end of a curriculum. */
export function CertificateSlider({
  certificates,
  heading = '修了証書',
}: {
  certificates: CertificateCard[]
  heading?: string
}) {
  if (certificates.length === 0) return null
  return (
    <Carousel
      label={heading}
      show={{ small: 1.5, medium: 2, tablet: 3 }}
      heading={<SectionHeading flush>{heading}</SectionHeading>}
    >
      {certificates.map((certificate) => (
        <Card key={certificate.curriculumId} certificate={certificate} />
      ))}
    </Carousel>
  )
}

function Card({
  certificate: { title, curriculumId, userCertificateId, publishedAt, lacksWorkOnly },
}: {
  certificate: CertificateCard
}) {
  const issued = publishedAt !== null && userCertificateId !== null
  const to = issued
    ? href('/subscriptions/completion_certificates/:id', { id: String(userCertificateId) })
    : `${href('/subscriptions/curriculums/:id', { id: String(curriculumId) })}${lacksWorkOnly ? '#final-work' : ''}`
  return (
    <article
      className={`group relative grid h-full min-h-44 content-between gap-4 p-5 ${
        issued
          ? 'rounded-field border-4 border-double border-edge bg-sheet'
          : 'rounded-sheet border border-dashed border-edge'
      }`}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h3 className="line-clamp-3 text-base">{title}</h3>
          <p className="figures text-sm text-graphite">
            {issued ? (
              <time dateTime={publishedAt.toISOString()}>{formatDay(publishedAt)}</time>
            ) : (
              `${lacksWorkOnly ? 'あとは最終作品を投稿する' : 'すべてのSTEPと最終作品がそろう'}と届きます`
            )}
          </p>
        </div>
        {issued && <Stamp label="修了" className="size-11 shrink-0" />}
      </div>
      <Link
        to={to}
        className="covers-card inline-flex min-h-11 items-center gap-1 justify-self-start font-bold text-indigo group-hover:underline"
      >
        {issued ? '修了証書を確認する' : 'コースを受講する'}
        <span className="sr-only">（{title}）</span>
        <Icon name="chevron-right" className="size-4" />
      </Link>
    </article>
  )
}
