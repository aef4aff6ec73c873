import { Carousel } from '#ui/carousel.tsx'
import { headingVoice } from '#ui/heading-voice.ts'
import { LevelChip } from '#ui/level-chip.tsx'
import { Link } from '#ui/link.tsx'
import { Phrases } from '#ui/phrases.tsx'
import { Picture } from '#ui/picture.tsx'
import { curriculumPath } from '../paths.ts'
import type { CurriculumCardFacts } from '../terms.ts'

type Props = { curriculums: readonly CurriculumCardFacts[]; title?: string }

/** Paths of several steps, for those who want to be led. */
export function CurriculumShelf({ curriculums, title = 'カリキュラム' }: Props) {
  return (
    <Carousel
      label={title}
      show={{ small: 1.5, medium: 3, tablet: 4 }}
      heading={<h2 className={`brush text-xl md:text-2xl ${headingVoice(title)}`}>{title}</h2>}
    >
      {curriculums.map((curriculum) => (
        <CurriculumCard key={curriculum.id} curriculum={curriculum} />
      ))}
    </Carousel>
  )
}

function CurriculumCard({
  curriculum: { id, title, breaks, level, goal, thumbnailUrl, steps },
}: {
  curriculum: CurriculumCardFacts
}) {
  return (
    <article className="group relative grid content-start gap-2">
      <div className="overflow-hidden rounded-sheet border border-line bg-line">
        <Picture src={thumbnailUrl} alt="" width={480} height={270} className="block aspect-cover h-auto w-full" />
      </div>
      <h3 className="line-clamp-2 text-base group-hover:underline">
        <Link to={curriculumPath(id)} className="covers-card">
          <Phrases text={title} breaks={breaks} />
        </Link>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-graphite">
        <span className="figures">全{steps}STEP</span>
        <LevelChip level={level} />
      </p>
      <p className="line-clamp-2 text-sm text-graphite">{goal}</p>
    </article>
  )
}
