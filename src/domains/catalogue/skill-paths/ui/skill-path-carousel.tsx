import { href } from 'react-router'
import { Carousel } from '#ui/carousel.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { SkillPathCard } from '../terms.ts'

/** Ways through several courses; nothing at all where there are none. */
export function SkillPathCarousel({ paths }: { paths: readonly SkillPathCard[] }) {
  if (paths.length === 0) return null
  return (
    <Carousel
      label="スキルパス"
      show={{ small: 1.5, medium: 4 }}
      stepped
      heading={<SectionHeading flush>スキルパス</SectionHeading>}
    >
      {paths.map(({ id, title, description, coverUrl, count }) => (
        <article key={id} className="group relative grid content-start gap-2">
          <div className="overflow-hidden rounded-sheet border border-line bg-line">
            <Picture src={coverUrl} alt="" width={480} height={270} className="block aspect-cover h-auto w-full" />
          </div>
          <h3 className="line-clamp-2 text-base group-hover:underline">
            <Link to={href('/skill_paths/:id', { id: String(id) })} className="covers-card">
              {title}
            </Link>
          </h3>
          <p className="figures text-sm text-graphite">全{count}本</p>
          <p className="line-clamp-2 text-sm text-graphite">{description}</p>
        </article>
      ))}
    </Carousel>
  )
}
