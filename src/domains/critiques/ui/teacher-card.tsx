import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ExpandableText } from '#ui/expandable-text.tsx'
import { Gallery } from '#ui/gallery.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { fields, type TeacherFace } from '../terms.ts'

type Props = {
  teacher: TeacherFace
  isOpen: boolean
  onChoose?: () => void
  /** how who looks waits for a place, and the way to */
  waiting?: ReactNode
}

/** A teacher as learners see them, with the way to ask where it is open to who looks. */
export function TeacherCard({ teacher, isOpen, onChoose, waiting }: Props) {
  const { name, avatarImage, introduction, genres, available, free, asks, likelyBack, line } = teacher
  const pictures = teacher.correctionalTeacherIntroductionImages
  return (
    <Sheet as="li" className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={avatarImage} size="large" />
        <div className="grid min-w-0 gap-2">
          <h3 className="text-lg">{name}</h3>
          {genres.length > 0 && (
            <p className="flex flex-wrap gap-1.5">
              {genres.map((genre) => (
                <Badge key={genre}>{fields[genre]}</Badge>
              ))}
            </p>
          )}
        </div>
      </div>
      {introduction && <ExpandableText text={introduction} />}
      <OutsideLinks links={teacher.correctionalTeacherLinks} />
      {pictures.length > 0 && <Gallery items={pictures} label={`${name}先生の紹介画像`} />}
      {isOpen && (
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="figures grid text-sm text-graphite">
            {!line?.keptUntil && <span>{available ? `受付枠 あと${free}名` : '受付枠なし'}</span>}
            {line !== undefined && line.waiting > 0 && <span>{`${line.waiting}人が空きを待っています`}</span>}
            {available && likelyBack && <span>いま依頼すると、{likelyBack}ごろ</span>}
          </p>
          {asks && (
            <Button
              onClick={onChoose}
              look={available ? 'filled' : 'outline'}
              aria-label={askLabel(name, available)}
              disabled={!available}
            >
              {available ? 'この先生に添削を依頼する' : '現在受付しておりません'}
            </Button>
          )}
          {waiting}
        </div>
      )}
    </Sheet>
  )
}

const askLabel = (name: string, available: boolean) =>
  available ? `この先生に添削を依頼する（${name}先生）` : `現在受付しておりません（${name}先生）`

function OutsideLinks({ links }: { links: TeacherFace['correctionalTeacherLinks'] }) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ id, siteName, url }) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="touch-room inline-flex min-h-9 items-center gap-1 rounded-round border border-edge bg-sheet px-3 text-sm"
          >
            {siteName}
            <span className="wrap-anywhere text-graphite">{new URL(url).host}</span>
            <Icon name="external" className="size-4 shrink-0" />
            <span className="sr-only">（新しいタブで開きます）</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
