import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { LevelChip } from '#ui/level-chip.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { Column } from '#ui/column.tsx'
import { catalogueFor } from '../live/catalogue-for.ts'
import { curriculumLines } from '../live/curriculums.ts'
import type { Route } from './+types/curriculums'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { now, house } = ask
  return { curriculums: curriculumLines(await catalogueFor(ask), now), siteName: house.settings.siteName }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `カリキュラム - ${loaderData?.siteName ?? ''}` },
  { name: 'description', content: 'ステップを順に進めて、最後に一枚の作品を仕上げるコースの一覧です。' },
]

/** The paths one can follow from the first line to a finished work. */
export default function Curriculums({ loaderData: { curriculums } }: Route.ComponentProps) {
  return (
    <Column>
      <SectionHeading level={1} lead="ステップを順に進めて、最後に一枚の作品を仕上げるコースです。">
        カリキュラム
      </SectionHeading>
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
        {curriculums.map((curriculum, index) => (
          <li key={curriculum.id} className="group relative overflow-hidden rounded-sheet border border-line bg-sheet">
            <Picture
              src={fileLink(curriculum.coverKey)}
              alt=""
              width={640}
              height={360}
              eager={index < 3}
              className="block aspect-cover h-auto w-full"
            />
            <div className="grid gap-2 p-5">
              <p className="flex items-center gap-4 text-sm text-graphite">
                <LevelChip level={curriculum.level} />
                <span className="figures">{curriculum.steps}STEP</span>
                <span className="figures">動画 {spokenDuration(curriculum.videoSeconds)}</span>
              </p>
              <h2 className="text-lg group-hover:underline">
                <Link
                  to={href('/subscriptions/curriculums/:id', { id: String(curriculum.id) })}
                  className="covers-card"
                >
                  {curriculum.title}
                </Link>
              </h2>
              <p className="line-clamp-3 text-sm text-graphite">{curriculum.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Column>
  )
}
