import { href } from 'react-router'
import { formatDay } from '#platform/tokyo.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { ListedCertificate } from '../certificate-list.ts'

/** Every certificate with the name that is printed on it; what is not issued yet leads nowhere. */
export function CertificateBlock({ certificates }: { certificates: readonly ListedCertificate[] }) {
  if (certificates.length === 0) return null
  return (
    <section aria-label="修了証書">
      <SectionHeading>修了証書</SectionHeading>
      <ul className="grid border-t border-line">
        {certificates.map(({ courseTitle, issued }, at) => (
          <li key={issued ? `issued-${issued.id}` : `waiting-${at}`} className="border-b border-line">
            {issued ? <Issued {...{ courseTitle, issued }} /> : <Waiting courseTitle={courseTitle} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type IssuedOne = { courseTitle: string; issued: NonNullable<ListedCertificate['issued']> }

const Issued = ({ courseTitle, issued: { id, image, userName, publishedAt } }: IssuedOne) => (
  <Link
    to={href('/subscriptions/completion_certificates/:id', { id: String(id) })}
    className="group flex items-center gap-4 py-3"
  >
    <Picture
      src={image}
      alt={`「${courseTitle}」の修了証書`}
      width={480}
      height={340}
      className="w-24 shrink-0 border border-line md:w-32"
    />
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="phrases line-clamp-2 font-bold group-hover:underline">{courseTitle}</span>
      <span className="text-sm">{userName} 殿</span>
      <time dateTime={publishedAt.toISOString()} className="figures text-sm text-graphite">
        {formatDay(publishedAt)}
      </time>
    </span>
    <Icon name="chevron-right" className="size-5 shrink-0 text-indigo" />
  </Link>
)

const Waiting = ({ courseTitle }: { courseTitle: string }) => (
  <p className="flex items-center gap-4 py-3 text-graphite">
    <span className="aspect-[24/17] w-24 shrink-0 border border-dashed border-edge md:w-32" />
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="phrases line-clamp-2 font-bold">{courseTitle}</span>
      <span className="text-sm">修了すると発行されます</span>
    </span>
  </p>
)
