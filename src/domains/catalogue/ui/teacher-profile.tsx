import { ExpandableText } from '#ui/expandable-text.tsx'
import { headingVoice } from '#ui/heading-voice.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { genreLabels, type Teacher } from '../teachers/terms.ts'
import { CollabButton } from './collab-button.tsx'
import { TeacherLinks } from './collab-popup.tsx'

/** Who teaches: face, name, what they teach, their own words, what they have done, where else they are. */
export function TeacherProfile({ teacher }: { teacher: Teacher }) {
  const { name, iconUrl, profile, achievements, genres, links, collab } = teacher
  return (
    <div className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10">
      <Picture
        src={iconUrl}
        alt={`${name}先生の似顔絵`}
        width={224}
        height={224}
        eager
        className="block aspect-square h-auto w-40 rounded-round border border-line bg-sheet md:w-full"
      />
      <div className="grid content-start gap-5">
        <div className="grid gap-1">
          <h1 className={`text-2xl md:text-3xl ${headingVoice(name)}`}>{name}</h1>
          <p className="text-sm text-graphite">{genres.map((genre) => genreLabels[genre] ?? genre).join('・')}</p>
        </div>
        {profile && <ExpandableText text={profile} className="max-w-reading" />}
        {achievements.length > 0 && (
          <ul className="grid gap-1">
            {achievements.map((achievement) => (
              <li key={achievement} className="flex items-start gap-2">
                <Icon name="pen" className="mt-1.5 size-4 shrink-0 text-vermilion" />
                {achievement}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <TeacherLinks links={links} />
          {collab && <CollabButton collab={collab} />}
        </div>
      </div>
    </div>
  )
}
