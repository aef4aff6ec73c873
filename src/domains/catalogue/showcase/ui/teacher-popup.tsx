import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { coursePath } from '../../paths.ts'
import { TeacherLinks } from '../../ui/collab-popup.tsx'
import type { ShownTeacher } from '../terms.ts'

type Props = { teacher: ShownTeacher; open: boolean; onClose: () => void }

/** A teacher in their own words: what they say, what they have done, where else they are, what they teach. */
export function TeacherPopup({ teacher, open, onClose }: Props) {
  const { name, iconURL, message, profile, achievements, links, courses } = teacher
  return (
    <Dialog open={open} onClose={onClose} title={`${name}先生`} size="large">
      <div className="grid grid-cols-1 gap-7">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Avatar name={name} src={iconURL} size="large" />
          <div className="grid min-w-0 gap-3">
            <p className="text-lg font-bold">{name}</p>
            <TeacherLinks links={links} />
          </div>
        </div>
        <section aria-label="先生からのメッセージ" className="grid gap-2">
          <h3 className="text-base">メッセージ</h3>
          <p className="max-w-reading whitespace-pre-line">{message}</p>
        </section>
        {(profile || achievements.length > 0) && (
          <section aria-label="実績" className="grid gap-2">
            <h3 className="text-base">実績</h3>
            {profile && <p className="max-w-reading text-sm whitespace-pre-line">{profile}</p>}
            <ul className="grid gap-1 text-sm">
              {achievements.map((achievement) => (
                <li key={achievement} className="flex items-start gap-2">
                  <Icon name="pen" className="mt-1 size-4 shrink-0 text-vermilion" />
                  {achievement}
                </li>
              ))}
            </ul>
          </section>
        )}
        {courses.length > 0 && <Taught courses={courses} />}
      </div>
    </Dialog>
  )
}

const Taught = ({ courses }: Pick<ShownTeacher, 'courses'>) => (
  <section aria-label="担当している講座" className="grid gap-3">
    <h3 className="text-base">担当している講座</h3>
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
      {courses.map(({ id, title, isClosed, thumbnailURL }) => (
        <li key={id} className="group relative grid content-start gap-1.5">
          <Picture
            src={thumbnailURL}
            alt=""
            width={480}
            height={270}
            className={`block aspect-cover h-auto w-full rounded-field border border-line ${isClosed ? 'grayscale' : ''}`}
          />
          {isClosed ? (
            <>
              <p className="text-sm text-graphite">{title}</p>
              <p>
                <Badge>公開終了</Badge>
              </p>
            </>
          ) : (
            <Link to={coursePath(id)} className="covers-card text-sm font-bold group-hover:underline">
              {title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
)
