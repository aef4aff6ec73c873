import { Carousel } from '#ui/carousel.tsx'
import { headingVoice } from '#ui/heading-voice.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { teacherPath } from '../paths.ts'
import { CollabButton } from './collab-button.tsx'
import type { TeacherFace } from '../terms.ts'

type Props = { teachers: readonly TeacherFace[]; title?: string }

/** The faces of those who teach, eight in a row where there is room. */
export function TeacherCarousel({ teachers, title = '先生' }: Props) {
  if (teachers.length === 0) return null
  return (
    <Carousel
      label={title}
      show={{ small: 2.5, medium: 5, tablet: 8 }}
      heading={<h2 className={`brush text-xl md:text-2xl ${headingVoice(title)}`}>{title}</h2>}
    >
      {teachers.map(({ id, name, iconUrl, collab }) => (
        <div key={id} className="group relative grid justify-items-center gap-2 text-center">
          <Picture
            src={iconUrl}
            alt=""
            width={160}
            height={160}
            className="block aspect-square h-auto w-full rounded-round border border-line bg-sheet"
          />
          <Link to={teacherPath(id)} className="covers-card text-sm font-bold group-hover:underline">
            {name}
          </Link>
          {collab && <CollabButton collab={collab} className="z-1" />}
        </div>
      ))}
    </Carousel>
  )
}
