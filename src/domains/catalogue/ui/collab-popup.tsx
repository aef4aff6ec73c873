import { Avatar } from '#ui/avatar.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { TeacherLink } from '../teachers/terms.ts'
import type { Collab } from '../terms.ts'
import { OutsideLink } from './outside-link.tsx'

type Props = { collab: Collab; open: boolean; onClose: () => void }

/** What a teacher made together with others, and where else they can be found. */
export function CollabPopup({ collab, open, onClose }: Props) {
  const { teacherName, iconURL, imageURL, links, collabVideos } = collab
  return (
    <Dialog open={open} onClose={onClose} title={`${teacherName}先生のコラボ動画`} size="medium">
      <div className="grid gap-6">
        <p className="phrases">ほかの方といっしょに描いた動画です。</p>
        {imageURL && (
          <Picture
            src={imageURL}
            alt={`${teacherName}先生`}
            width={640}
            height={360}
            className="block aspect-cover h-auto w-full rounded-sheet bg-line"
          />
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={teacherName} src={iconURL} />
          <p className="font-bold">{teacherName}</p>
          <TeacherLinks links={links} />
        </div>
        <ul className="grid gap-4 md:grid-cols-2">
          {collabVideos.map(({ url, title, thumbnailUrl }) => (
            <li key={url} className="group relative grid gap-2">
              <Picture
                src={thumbnailUrl}
                alt=""
                width={480}
                height={270}
                className="block aspect-cover h-auto w-full rounded-sheet border border-line"
              />
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="covers-card flex items-start gap-1 text-sm font-bold group-hover:underline"
              >
                {title}
                <Icon name="external" className="mt-1 size-4 shrink-0" label="新しいタブで開く" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

export function TeacherLinks({ links }: { links: readonly TeacherLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ site, url }) => (
        <li key={url}>
          <OutsideLink url={url}>{site}</OutsideLink>
        </li>
      ))}
    </ul>
  )
}
